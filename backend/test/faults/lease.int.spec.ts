import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../src/platform/database/pool.js';
import { beginning } from '../../src/platform/event-sourcing/index.js';
import type { Feed } from '../../src/platform/event-store/feed.js';
import { LEASE_SECONDS, Leases } from '../../src/platform/projections/lease.js';
import { eventually } from '../support/eventually.js';
import { openTestLog, type TestLog } from '../support/test-log.js';
import { createKept, note, notebook, WatchedSubscriber } from '../support/watched-subscriber.js';

let log: TestLog;
let name = '';
beforeAll(async () => {
  log = await openTestLog(notebook);
  await createKept(log.pool);
});
afterAll(() => log.close());
beforeEach(() => {
  name = `subscriber-${uuidv7()}`;
});

/** As if the owner had not renewed the lease in time. */
const expireLease = (): Promise<unknown> =>
  log.pool.query(`update es.checkpoints set lease_until = now() - interval '1 second' where consumer = $1`, [name]);

it('refuses the work of an owner that was held up while another took over', async () => {
  const [zombie, heir] = [new WatchedSubscriber(name, log.pool), new WatchedSubscriber(name, log.pool)];
  const text = uuidv7();
  let wake = (): void => undefined;
  const asleep = new Promise<void>((isAsleep) => {
    zombie.beforeCheckpoint = () =>
      new Promise((resolve) => {
        wake = resolve;
        isAsleep();
      });
  });
  const held = zombie.follow(log);
  await note(log, uuidv7(), text);
  await asleep;
  await expireLease();
  const other = heir.follow(log);
  await eventually(async () => expect(await heir.kept()).toContain(text));
  zombie.beforeCheckpoint = async () => undefined;
  wake();
  await note(log, uuidv7(), `${text} and on`);
  await eventually(async () => expect(await heir.kept()).toContain(`${text} and on`));
  await Promise.all([held.stop(), other.stop()]);
  const kept = await heir.kept();
  expect(kept).toEqual([...new Set(kept)]);
  expect(zombie.tries).toBe(1);
});

it('knows that news may be lost when its owner died, and not when that one ended', async () => {
  const [first, second, third] = [1, 2, 3].map(() => new WatchedSubscriber(name, log.pool));
  if (!first || !second || !third) throw new Error('There are three.');
  await note(log, uuidv7(), 'begin');
  const one = first.follow(log);
  await eventually(async () => expect(await first.kept()).toContain('begin'));
  await one.stop();
  const other = second.follow(log);
  await note(log, uuidv7(), 'middle');
  await eventually(async () => expect(await second.kept()).toContain('middle'));
  expect(second.hasMissedChanges).toBe(false);
  await expireLease();
  const last = third.follow(log);
  await eventually(async () => expect(third.hasMissedChanges).toBe(true));
  await Promise.all([other.stop(), last.stop()]);
});

it('has one owner at a time, and goes at once to another when that one ends', async () => {
  const [first, second] = [new WatchedSubscriber(name, log.pool), new WatchedSubscriber(name, log.pool)];
  await note(log, uuidv7(), 'begin');
  const one = first.follow(log);
  await eventually(async () => expect(await first.kept()).toContain('begin'));
  const other = second.follow(log);
  await note(log, uuidv7(), 'middle');
  await eventually(async () => expect(await first.kept()).toContain('middle'));
  expect(second.tries).toBe(0);
  await one.stop();
  await note(log, uuidv7(), 'end');
  await eventually(async () => expect(await second.kept()).toContain('end'));
  await other.stop();
  expect(second.tries).toBeGreaterThan(0);
});

/** Reads events one by one, and handles none of them. */
class Stranger extends WatchedSubscriber {
  override readonly batchSize = 1;
  override readonly types = new Set(['Sung']);
}

it('keeps its lease, and how far it has come, through a long stretch of events that are not its own', async () => {
  const texts = Array.from({ length: 100 }, (_, n) => `note ${String(n)}`);
  await note(log, uuidv7(), ...texts);
  const slowly = async (...asked: Parameters<Feed['after']>): ReturnType<Feed['after']> => {
    await pause(50);
    return log.feed.after(...asked);
  };
  const consumer = new Stranger(name, log.pool).follow({ ...log, feed: { after: slowly } as Feed });
  const places = async () =>
    (
      await log.pool.query<{ reached: number; last: number }>(
        `select c.pos as reached, (select max(pos) from es.events) as last from es.checkpoints c where consumer = $1`,
        [name],
      )
    ).rows[0];
  const onTheWay = await eventually(async () => {
    const now = await places();
    expect(now?.reached).toBeGreaterThan(0);
    return now;
  });
  await consumer.stop();
  expect(onTheWay?.reached).toBeLessThan(onTheWay?.last ?? 0);
});

it('stays with an owner whose step takes longer than a lease lasts, as long as that one is alive', async () => {
  const [slow, idle] = [new WatchedSubscriber(name, log.pool), new WatchedSubscriber(name, log.pool)];
  await note(log, uuidv7(), 'slowly');
  slow.beforeWork = async () => {
    if (slow.tries === 1) await pause((LEASE_SECONDS + 2) * 1_000);
  };
  const working = slow.follow(log);
  await eventually(async () => expect(slow.tries).toBe(1));
  const waiting = idle.follow(log);
  await eventually(async () => expect(await slow.kept()).toContain('slowly'));
  expect(idle.tries).toBe(0);
  await Promise.all([working.stop(), waiting.stop()]);
});

it('moves its checkpoint without waiting for the disk, in that transaction alone', async () => {
  const leases = new Leases(log.pool);
  const lease = (await leases.acquire(name))!;
  const waits = await inTransaction(log.pool, async (tx) => {
    const ask = async () =>
      (await tx.query<{ synchronous_commit: string }>('show synchronous_commit')).rows[0]?.synchronous_commit;
    await tx.query('set local synchronous_commit = on'); // as in production
    const before = await ask();
    await leases.advance(tx, lease, beginning, { ...beginning, pos: 1n });
    return [before, await ask()];
  });
  expect(waits).toEqual(['on', 'off']);
  await leases.advance(log.pool, lease, { ...beginning, pos: 1n }, { ...beginning, pos: 2n });
  await leases.release(lease);
});
