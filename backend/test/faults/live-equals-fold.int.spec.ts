import { expect, it } from '@jest/globals';
import fc from 'fast-check';

import { replayIn } from '../../src/command-line/replay.js';
import { readConfig } from '../../src/config/config.js';
import { FakeClock } from '../../src/demo-data/fake-clock.js';
import { demoId } from '../../src/demo-data/people.js';
import { startApp } from '../../src/start/create-app.js';
import { settings } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';
import { consumersBehind, differencesFromFold } from './check-read-models.js';
import { live, randomHistory } from './random-history.js';
import { RUN_TIMEOUT_MS, rounds } from './scale.js';

const actors = { adminId: demoId('admin'), reviewerId: demoId('reviewer'), passwordHash: 'none opens it' };

/** Plays a history in a running product, then folds the log again. */
async function differencesAfter(seed: number): Promise<string[]> {
  const database = await createTestDatabase();
  const clock = new FakeClock();
  const app = await startApp(readConfig({ ...settings, DATABASE_URL: database.url }), { clock });
  try {
    await live(app, clock, randomHistory(seed, actors));
    expect(await consumersBehind(app)).toEqual([]);
    expect(await replayIn(app, { names: [], compare: true }, () => undefined)).toBe(0);
    return await differencesFromFold(app);
  } finally {
    await app.close();
    await database.drop();
  }
}

it(
  'fills every read model live with what a fold from the first event gives',
  async () => {
    const anyHistory = fc.asyncProperty(fc.nat(), async (seed) => {
      expect(await differencesAfter(seed)).toEqual([]);
    });
    await fc.assert(anyHistory, { numRuns: rounds(2), endOnFailure: true });
  },
  RUN_TIMEOUT_MS,
);
