import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { openTestLog, type TestLog } from '../support/test-log.js';
import { createKept, note, notebook, WatchedSubscriber } from '../support/watched-subscriber.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';

const ROUNDS = rounds(1);
const BACKLOG = scaled({ short: 5_000, long: 50_000 });
const AT_ONCE = 500;
const SAMPLES = 20;
const TEXTS = 10;
const EVENT_DELAY_MS = 200;
/** A few samples vary on a busy machine. */
const MAX_SLOWDOWN = scaled({ short: 3, long: 1.2 });
const MAX_GROWTH = 1.5;

class SlowSubscriber extends WatchedSubscriber {
  override readonly batchSize = 10;
  override beforeWork = (events: number): Promise<void> => pause(events * EVENT_DELAY_MS);
}

let log: TestLog;
let quick: WatchedSubscriber;
let slow: SlowSubscriber;
beforeAll(async () => {
  log = await openTestLog(notebook);
  await createKept(log.pool);
  for (let noted = 0; noted < BACKLOG; noted += AT_ONCE) await note(log, uuidv7(), ...texts(AT_ONCE));
  [quick, slow] = [new WatchedSubscriber('quick', log.pool), new SlowSubscriber('slow', log.pool)];
}, RUN_TIMEOUT_MS);
afterAll(() => log.close());

const texts = (count: number): string[] => Array.from({ length: count }, () => 'a line');

async function keeps(count: number): Promise<void> {
  const kept = async (): Promise<number> => {
    const { rows } = await log.pool.query<{ n: number }>(
      `select count(*)::int as n from kept where consumer = 'quick'`,
    );
    return rows[0]?.n ?? 0;
  };
  while ((await kept()) < count) await pause(1);
  await log.pool.query(`delete from kept where consumer = 'quick'`);
}

/** The times that the quick consumer takes for new events. */
async function sample(): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const begun = performance.now();
    const position = await note(log, uuidv7(), ...texts(TEXTS));
    quick.wakeUp.announce({ position, types: quick.types });
    await keeps(TEXTS);
    times.push(performance.now() - begun);
  }
  return times;
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;

it(
  'lets no other consumer wait for one that is slow and far behind, nor the memory grow',
  async () => {
    const following = quick.follow(log);
    await keeps(BACKLOG);
    const besideSlow = async (): Promise<number[]> => {
      const lagging = slow.follow(log);
      const times = await sample();
      await lagging.stop();
      return times;
    };
    const alone: number[] = [];
    const beside: number[] = [];
    for (const warmUp of [sample, besideSlow]) await warmUp();
    const before = process.memoryUsage().rss;
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(...(await sample()));
      beside.push(...(await besideSlow()));
    }
    await following.stop();
    const larger = process.memoryUsage().rss / before;
    report(
      `${String(BACKLOG)} events behind, ${String(EVENT_DELAY_MS)} ms for each; the other took ${p95(alone).toFixed(0)} ms at ` +
        `p95 alone and ${p95(beside).toFixed(0)} ms beside it; memory ${larger.toFixed(2)} times what it was`,
    );
    expect(slow.tries).toBeGreaterThan(0);
    expect(p95(beside)).toBeLessThan(MAX_SLOWDOWN * p95(alone));
    expect(larger).toBeLessThan(MAX_GROWTH);
  },
  RUN_TIMEOUT_MS,
);
