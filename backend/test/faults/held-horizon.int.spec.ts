import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { Horizon } from '../../src/platform/operations/horizon.js';
import { idOf } from '../support/businesses.js';
import { settledCreator } from '../support/creators.js';
import { eventually } from '../support/eventually.js';
import { adminOf, testApp } from '../support/fixtures.js';
import type { TestClient } from '../support/test-client.js';
import { checkHistory } from './check-history.js';
import { below, RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';

const ROUNDS = rounds(1);
const MAX_HOLD_DELAY_MS = scaled({ short: 500, long: 20_000 });
const COMMANDS = 20;

const product = testApp({}, { readModelTimeoutMs: 50 });
const admin = adminOf(product);
let creator: TestClient;
beforeAll(async () => {
  creator = await settledCreator(product);
});

/** Opens a transaction that has written, in another database of the server. */
async function holdHorizon(): Promise<{ pid: number; release: () => Promise<void> }> {
  const other = new pg.Client({ connectionString: process.env.TEST_SERVER_URL, application_name: 'a stranger' });
  await other.connect();
  await other.query('begin');
  await other.query('select pg_current_xact_id()');
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { pid: rows[0]?.pid ?? 0, release: () => other.end() };
}

it(
  'skips nothing while a transaction elsewhere holds the feed back, and says whose it is',
  async () => {
    const horizon = product.app.get(Horizon, { strict: false });
    const catchingUp: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { pid, release } = await holdHorizon();
      for (let command = 0; command < COMMANDS; command++) {
        const { status } = await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 1 });
        expect(status).toBe(200);
      }
      await pause(below(MAX_HOLD_DELAY_MS));
      const lag = await horizon.measure();
      expect(lag.heldBy).toMatchObject({ pid, application: 'a stranger', database: 'postgres' });
      expect(lag.eventsHeldBack).toBeGreaterThanOrEqual(COMMANDS);
      await release();
      const begun = performance.now();
      await eventually(async () => {
        const { body } = await creator.get<{ points: number }>('/api/me/journey');
        expect(body.points).toBe((round + 1) * COMMANDS);
      });
      catchingUp.push(performance.now() - begun);
    }
    report(`held ${String(ROUNDS)} times, caught up within ${(Math.max(...catchingUp) / 1_000).toFixed(1)} s`);
    expect(await checkHistory(product.config.databaseUrl, new Map())).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
