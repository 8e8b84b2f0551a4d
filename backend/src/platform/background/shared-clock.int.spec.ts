import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { SystemClock } from '../config/clock.js';
import { openPool, type Pool } from '../database/pool.js';
import { SharedClock } from './shared-clock.js';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2, name: 'test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('brings clocks of several processes to the time of their database, however wrong they were', async () => {
  const clocks = [-86_400_000, -20_000, 20_000].map((wrongBy) => {
    const clock = new SystemClock();
    clock.set(new Date(Date.now() + wrongBy));
    return clock;
  });
  const begun = performance.now();
  for (const clock of clocks) await new SharedClock(clock, pool).follow();
  const { rows } = await pool.query<{ time: Date }>('select clock_timestamp() as time');
  for (const clock of clocks) {
    const apart = Math.abs(clock.now().getTime() - (rows[0]?.time.getTime() ?? 0));
    expect(apart).toBeLessThan(1_000 + performance.now() - begun); // what a busy machine took for it
  }
});
