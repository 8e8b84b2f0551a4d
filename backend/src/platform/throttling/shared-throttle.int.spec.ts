import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import { TestClock } from '../../../test/support/test-clock.js';
import { Jobs } from '../jobs/jobs.js';
import { PostgresJobs } from '../jobs/postgres-jobs.js';
import { SharedThrottle } from './shared-throttle.js';
import { byNetwork } from './throttle.js';

const database = testDatabase(5);

const policy = { free: 3, maxDelaySeconds: 4, forgetAfterSeconds: 60 };

const openJobs = () => new Jobs(new PostgresJobs(database.url), new TestClock());

function start() {
  const clock = new TestClock(new Date('2030-01-01T00:00:00Z'));
  const open = () => new SharedThrottle(clock, database.pool, openJobs());
  const throttle = open();
  const ada = randomUUID();
  return { clock, throttle, ada, open, attempt: () => throttle.admit(ada, policy) };
}

describe('a throttle', () => {
  it('takes the free tries at once, then makes every next one wait longer, up to a limit', async () => {
    const { clock, attempt } = start();
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
    for (const delay of [1, 2, 4, 4]) {
      expect(await attempt()).toBe(delay);
      clock.advance({ seconds: delay });
      expect(await attempt()).toBe(0);
    }
  });

  it('takes free tries of one moment in whichever order they arrive', async () => {
    const { clock, attempt, throttle, ada } = start();
    const earlier = new SharedThrottle(new TestClock(new Date(clock.now().getTime() - 5)), database.pool, openJobs());
    expect(await attempt()).toBe(0);
    expect(await earlier.admit(ada, policy)).toBe(0);
    expect(await throttle.admit(ada, policy)).toBe(0);
  });

  it('does not punish asking while one has to wait', async () => {
    const { clock, attempt } = start();
    for (let i = 0; i < 4; i++) await attempt();
    for (let i = 0; i < 10; i++) expect(await attempt()).toBe(1);
    clock.advance({ seconds: 1 });
    expect(await attempt()).toBe(0);
  });

  it('tells the keys apart', async () => {
    const { throttle, attempt } = start();
    for (let i = 0; i < 5; i++) await attempt();
    expect(await throttle.admit(randomUUID(), policy)).toBe(0);
  });

  it('forgets after a while, or when it forgives', async () => {
    const { clock, throttle, ada, attempt } = start();
    for (let i = 0; i < 5; i++) await attempt();
    await throttle.reset(ada);
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
    expect(await attempt()).toBe(1);
    clock.advance({ seconds: 61 });
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
  });

  it('takes a try back, and the wait that it brought', async () => {
    const { throttle, ada, attempt } = start();
    for (let i = 0; i < 10; i++) {
      expect(await attempt()).toBe(0);
      await throttle.refund(ada);
    }
    for (let i = 0; i < 4; i++) expect(await attempt()).toBe(0);
    await throttle.refund(ada);
    expect(await attempt()).toBe(0);
    expect(await attempt()).toBe(1);
  });

  it('lets who comes first wait, where its policy says so, and admits who comes back', async () => {
    const { clock, throttle, ada } = start();
    const queue = { free: 0, maxDelaySeconds: 5, entryDelaySeconds: 5, forgetAfterSeconds: 60 };
    const come = () => throttle.admit(ada, queue);
    expect([await come(), await come()]).toEqual([5, 5]);
    clock.advance({ seconds: 5 });
    expect([await come(), await come()]).toEqual([0, 5]);
    clock.advance({ minutes: 2 });
    expect(await come()).toBe(5);
  });

  it('counts a try against all or none', async () => {
    const { throttle } = start();
    const [own, shared] = [randomUUID(), randomUUID()].map((key) => ({ key, policy }));
    for (let i = 0; i < 4; i++) expect(await throttle.admitAll([shared!])).toBe(0);
    for (let i = 0; i < 9; i++) expect(await throttle.admitAll([own!, shared!])).toBe(1);
    for (let i = 0; i < 4; i++) expect(await throttle.admitAll([own!])).toBe(0);
  });

  it('gives a wider network more tries, and no longer waits', () => {
    const networks = [
      { key: 'narrow', share: 1 },
      { key: 'wide', share: 3 },
    ];
    const scaled = byNetwork('kind', { free: 5, maxDelaySeconds: 60, forgetAfterSeconds: 60 }, networks);
    expect(scaled.map(({ key, policy: { free, maxDelaySeconds } }) => [key, free, maxDelaySeconds])).toEqual([
      ['kind/narrow', 5, 60],
      ['kind/wide', 15, 20],
    ]);
  });

  it('counts for several processes together, also those that try at once', async () => {
    const { ada, open } = start();
    const throttles = [open(), open()];
    const waits = await Promise.all(Array.from({ length: 20 }, (_, i) => throttles[i % 2]!.admit(ada, policy)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(policy.free + 1);
  });
});
