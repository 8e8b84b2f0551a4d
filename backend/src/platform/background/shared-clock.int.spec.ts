import { expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import { SystemClock } from '../config/clock.js';
import { SharedClock } from './shared-clock.js';

const database = testDatabase(2);

it('brings clocks of several processes to the time of their database, however wrong they were', async () => {
  const clocks = [-86_400_000, -20_000, 20_000].map((wrongBy) => {
    const clock = new SystemClock();
    clock.set(new Date(Date.now() + wrongBy));
    return clock;
  });
  const begun = performance.now();
  for (const clock of clocks) await new SharedClock(clock, database.pool).follow();
  const { rows } = await database.pool.query<{ time: Date }>('select clock_timestamp() as time');
  for (const clock of clocks) {
    const apart = Math.abs(clock.now().getTime() - (rows[0]?.time.getTime() ?? 0));
    expect(apart).toBeLessThan(1_000 + performance.now() - begun); // the time that a busy machine took
  }
});
