import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { JoinedReads } from './joined-reads.js';

/** Waits until all pending microtasks have run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('joined reads', () => {
  let readings: { keys: string[]; end: (error?: Error) => void }[];
  let reads: JoinedReads<string>;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    readings = [];
    reads = new JoinedReads((keys) => {
      const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
      const found = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
      readings.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) });
      return promise;
    });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('begin at once where nothing is on its way', async () => {
    const ada = reads.one('ada');
    expect(readings.map(({ keys }) => keys)).toEqual([['ada']]);
    readings[0]?.end();
    expect(await ada).toBe('row of ada');
  });

  it('take together whoever asked meanwhile, and each key once', async () => {
    const ada = reads.one('ada');
    const others = ['bola', 'chidi', 'bola', 'nobody'].map((key) => reads.one(key));
    readings[0]?.end();
    await ada;
    await settled();
    expect(readings[1]?.keys).toEqual(['bola', 'chidi', 'nobody']);
    readings[1]?.end();
    expect(await Promise.all(others)).toEqual(['row of bola', 'row of chidi', 'row of bola', undefined]);
  });

  it('answer nobody by what was read before they asked', async () => {
    const first = reads.one('ada');
    const second = reads.one('ada');
    readings[0]?.end();
    await first;
    await settled();
    expect(readings).toHaveLength(2);
    readings[1]?.end();
    expect(await second).toBe('row of ada');
  });

  it('go on after one that failed, which fails for all of it alone', async () => {
    const ada = reads.one('ada');
    const bola = reads.one('bola');
    readings[0]?.end(new Error('gone'));
    await expect(ada).rejects.toThrow('gone');
    await settled();
    readings[1]?.end();
    expect(await bola).toBe('row of bola');
    await settled();
    const chidi = reads.one('chidi');
    readings[2]?.end();
    expect(await chidi).toBe('row of chidi');
  });

  it('ask again key by key for what was refused', async () => {
    const ada = reads.one('ada');
    const others = ['bola', 'no key', 'bola'].map((key) => reads.one(key));
    readings[0]?.end();
    await ada;
    await settled();
    const refusal = Object.assign(new Error('no such key'), { code: '22P02' });
    readings[1]?.end(refusal);
    await settled();
    expect(readings.slice(2).map(({ keys }) => keys)).toEqual([['bola'], ['no key']]);
    readings[2]?.end();
    readings[3]?.end(refusal);
    const told = await Promise.allSettled(others);
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('do not wait for one that stalls', async () => {
    void reads.one('ada');
    const bola = reads.one('bola');
    expect(readings).toHaveLength(1);
    jest.advanceTimersByTime(100);
    readings[1]?.end();
    expect(await bola).toBe('row of bola');
  });
});
