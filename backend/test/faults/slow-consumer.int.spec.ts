import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { openTestLog, type TestLog } from '../support/test-log.js';
import { createKept, note, notebook, WatchedFollower } from '../support/watched-follower.js';
import { patience, report, rounds } from './scale.js';

const ROUNDS = rounds(1);
const BACKLOG = 20;
const TEXTS = 100;
const SLOW_MS = 200;
const MOST_TIMES_SLOWER = 3;

let log: TestLog;
beforeAll(async () => {
  log = await openTestLog(notebook);
  await createKept(log.pool);
});
afterAll(() => log.close());

/** How long the consumer takes for what is written now, at the slowest. */
async function slowestOf(quick: WatchedFollower): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < BACKLOG; i++) {
    const seen = (await quick.kept()).length;
    const begun = performance.now();
    await note(log, uuidv7(), ...Array.from({ length: TEXTS }, () => 'more'));
    while ((await quick.kept()).length < seen + TEXTS) await pause(2);
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other).at(-2) ?? 0;
}

it(
  'lets no other consumer wait for one that is slow',
  async () => {
    const figures: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [quick, slow] = [`quick-${uuidv7()}`, `slow-${uuidv7()}`].map(
        (name) => new WatchedFollower(name, log.pool),
      );
      if (!quick || !slow) throw new Error('There are two.');
      const following = quick.follow(log);
      const alone = await slowestOf(quick);
      slow.beforeCheckpoint = () => pause(SLOW_MS);
      const lagging = slow.follow(log);
      const beside = await slowestOf(quick);
      figures.push(`${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside`);
      await Promise.all([following.stop(), lagging.stop()]);
      expect(beside).toBeLessThan(MOST_TIMES_SLOWER * Math.max(alone, 100));
    }
    report(`a slow consumer ${String(ROUNDS)} times; the other took ${figures.join(', ')}`);
  },
  patience,
);
