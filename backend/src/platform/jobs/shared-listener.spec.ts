import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from '@jest/globals';
import type pg from 'pg';
import { SharedListener } from './shared-listener.js';

class FakeClient extends EventEmitter {
  readonly asked: string[] = [];
  readonly answers: (() => void)[] = [];
  isReleased = false;

  query(text: string): Promise<void> {
    this.asked.push(text);
    return new Promise((answer) => this.answers.push(answer));
  }

  release(): void {
    this.isReleased = true;
  }
}

let opened: FakeClient[];
let listener: SharedListener;
beforeEach(() => {
  opened = [];
  listener = new SharedListener(async () => {
    const client = new FakeClient();
    opened.push(client);
    return client as unknown as pg.PoolClient;
  });
});

const heardBy = (seat: pg.PoolClient): unknown[] => {
  const heard: unknown[] = [];
  seat.on('notification', ({ payload }) => heard.push(payload));
  return heard;
};

it('tells all who listen on the one connection, and no longer who has left', async () => {
  const [first, second] = await Promise.all([listener.connect(), listener.connect()]);
  expect(opened).toHaveLength(1);
  const [byFirst, bySecond] = [heardBy(first), heardBy(second)];
  opened[0]?.emit('notification', { payload: 'mail' });
  second.release();
  opened[0]?.emit('notification', { payload: 'push' });
  expect([byFirst, bySecond]).toEqual([['mail', 'push'], ['mail']]);
});

it('asks one thing after the other, whoever asks', async () => {
  const [first, second] = await Promise.all([listener.connect(), listener.connect()]);
  const asked = [first.query('listen a'), second.query('listen b')];
  await new Promise(setImmediate);
  expect(opened[0]?.asked).toEqual(['listen a']);
  opened[0]?.answers[0]?.();
  await asked[0];
  await new Promise(setImmediate);
  expect(opened[0]?.asked).toEqual(['listen a', 'listen b']);
  opened[0]?.answers[1]?.();
  await asked[1];
});

it('gives the connection back once the last has left, and opens another for who comes then', async () => {
  const [first, second] = await Promise.all([listener.connect(), listener.connect()]);
  first.release();
  expect(opened[0]?.isReleased).toBe(false);
  second.release();
  expect(opened[0]?.isReleased).toBe(true);
  await listener.connect();
  expect(opened).toHaveLength(2);
});

it('tells all that the connection broke, and opens one other for all of them', async () => {
  const seats = await Promise.all([listener.connect(), listener.connect(), listener.connect()]);
  let broken = 0;
  for (const seat of seats.slice(0, 2)) seat.on('error', () => broken++); // the third does not listen yet
  opened[0]?.emit('error', new Error('cut'));
  expect(broken).toBe(2);
  for (const seat of seats) seat.release(true);
  await Promise.all([listener.connect(), listener.connect()]);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.isReleased).toBe(false);
});

it('tries anew after it could not be opened', async () => {
  let fails = true;
  const picky = new SharedListener(async () => {
    if (fails) throw new Error('away');
    return new FakeClient() as unknown as pg.PoolClient;
  });
  await expect(picky.connect()).rejects.toThrow('away');
  fails = false;
  expect(await picky.connect()).toBeTruthy();
});
