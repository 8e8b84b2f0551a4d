import { beforeEach, expect, it } from '@jest/globals';
import { beginning, comparePositions, type Position } from '../event-sourcing/index.js';
import { FeedTail } from './feed.js';
import { positionOf, type StoredEvent } from './stored-event.js';

const at = (pos: number): Position => ({ inc: 1, tx: 1n, pos: BigInt(pos) });
const event = (pos: number) => ({ inc: 1, tx_text: '1', pos: String(pos) }) as StoredEvent;
const numbersOf = (events: readonly StoredEvent[] | undefined) => events?.map(({ pos }) => Number(pos));

let log: StoredEvent[];
let readings: number;
let tail: FeedTail;

beforeEach(() => {
  log = [event(1), event(2), event(3)];
  readings = 0;
  tail = new FeedTail(async (from, limit) => {
    readings++;
    const found = log.filter((one) => comparePositions(positionOf(one), from) >= 0).slice(0, limit);
    await new Promise(setImmediate);
    return found;
  });
});

const after = async (pos: number, limit = 10) => numbersOf(await tail.after(at(pos), limit));

it('shares a reading among all who ask at once, wherever they stand', async () => {
  tail.keep(beginning, log);
  log.push(event(4));
  expect(await Promise.all([after(3), after(2), after(1, 2)])).toEqual([[4], [3, 4], [2, 3]]);
  expect(readings).toBe(1);
});

it('reads once more for who came while a reading was under way that had missed the newest', async () => {
  tail.keep(beginning, log);
  const early = after(3);
  log.push(event(4));
  expect(await Promise.all([early, after(3), after(3)])).toEqual([[], [4], [4]]);
  expect(readings).toBe(2);
});

it('reads twice at most for all who ask at once where nothing came', async () => {
  tail.keep(beginning, log);
  const asked = Array.from({ length: 58 }, () => after(3));
  expect((await Promise.all(asked)).flat()).toEqual([]);
  expect(readings).toBe(2);
});

it('does not know what lies before it, nor who stands further than it', async () => {
  expect(await after(3)).toBeUndefined();
  tail.keep(at(2), log.slice(2));
  expect(await after(1)).toBeUndefined();
  expect(await after(4)).toBeUndefined();
  expect(readings).toBe(0);
});

it('forgets all once its last event is gone, as an older state of the log was put back', async () => {
  tail.keep(beginning, log);
  log = [event(1), event(2), event(9)];
  expect(await after(1)).toBeUndefined();
  expect(await after(1)).toBeUndefined();
  expect(readings).toBe(1);
});

it('forgets all where more came than it holds, and keeps the newest of what it is given', async () => {
  tail.keep(beginning, log);
  log = Array.from({ length: 2_000 }, (_, i) => event(i + 1));
  expect(await after(3)).toBeUndefined();
  tail.keep(at(3), log.slice(3));
  expect(await after(3)).toBeUndefined();
  expect(await after(1_990, 3)).toEqual([1_991, 1_992, 1_993]);
});

it('does not go back to what a slower reading found', async () => {
  tail.keep(beginning, log);
  tail.keep(beginning, log.slice(0, 1));
  expect(await after(3)).toEqual([]);
});
