import { expect } from '@jest/globals';
import { Pool } from '../../src/platform/database/pool.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { eventually } from './eventually.js';
import type { TestApp } from './test-app.js';

/** Waits until all events are dispatched, and runs all jobs that are due by the test's clock. */
export async function runDueJobs({ app, clock }: TestApp): Promise<void> {
  const jobs = app.get(Jobs, { strict: false });
  await eventually(async () => expect(await countUndispatched(app.get(Pool, { strict: false }), jobs)).toBe(0));
  const queues = jobs.names().map((name) => jobs.queue(name));
  await Promise.all(queues.map((queue) => queue.promoteDue(clock.now())));
  for (const queue of queues)
    await eventually(async () => expect(await queue.counts()).toMatchObject({ waiting: 0, active: 0 }));
}

async function countUndispatched(pool: Pool, jobs: Jobs): Promise<number> {
  let count = 0;
  for (const { name, on } of jobs.dispatches) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from es.events e join es.checkpoints c on c.consumer = $1
       where (e.inc, e.tx, e.pos) > (c.inc, c.tx, c.pos) and e.type = any($2)`,
      [name, Object.keys(on)],
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
}
