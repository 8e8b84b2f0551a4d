import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { Pool } from '../../src/platform/database/pool.js';
import { idOf } from '../support/businesses.js';
import { settledCreator } from '../support/creators.js';
import { testApp } from '../support/fixtures.js';
import type { TestClient } from '../support/test-client.js';
import { checkHistory } from './check-history.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';

const ROUNDS = rounds(1);
const LOCK_DELAY_MS = scaled({ short: 2_000, long: 10_000 });
const ANSWER_TIMEOUT_MS = scaled({ short: 60_000, long: 10_000 });
const RECOVERY_TIMEOUT_MS = scaled({ short: 60_000, long: 5_000 });
const AT_ONCE = 30;
const TABLES = ['es.streams', 'read.journey', 'es.checkpoints'];

const product = testApp({}, { readModelTimeoutMs: 50 });
let admin: TestClient;
let creator: TestClient;

const statuses: Record<string, number> = {};
const recoveries: number[] = [];

async function ask(): Promise<void> {
  const begun = performance.now();
  const points = `/api/admin/members/${idOf(creator)}/points`;
  const answers = await Promise.all([creator.get('/api/me/journey'), admin.post(points, { delta: 1 })]);
  expect(performance.now() - begun).toBeLessThan(ANSWER_TIMEOUT_MS);
  for (const { status, body } of answers) {
    if (![200, 503, 409].includes(status)) throw new Error(`Answered ${String(status)}: ${JSON.stringify(body)}`);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

const askOften = async (): Promise<void> => {
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
};

/** Waits until reads and writes succeed again. */
async function recovery(): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const before = statuses[200] ?? 0;
    await ask();
    if ((statuses[200] ?? 0) === before + 2) break;
    expect(performance.now() - begun).toBeLessThan(RECOVERY_TIMEOUT_MS);
  }
  recoveries.push(performance.now() - begun);
}

async function lock(table: string): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString: product.config.databaseUrl });
  await other.connect();
  await other.query(`begin; lock table ${table} in access exclusive mode`);
  return () => other.end();
}

it(
  'answers everybody in time while a table is locked or connections are held, and recovers at once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      admin = await product.admin(); // a session does not last for all rounds
      creator = await settledCreator(product);
      for (const table of TABLES) {
        const unlock = await lock(table);
        const asking = askOften();
        await pause(LOCK_DELAY_MS);
        await unlock();
        await asking;
        await recovery();
      }
      const pool = product.app.get(Pool, { strict: false });
      const held = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
      const asking = askOften();
      await pause(LOCK_DELAY_MS);
      for (const client of held) client.release();
      await asking;
      await recovery();
    }
    const slowest = (Math.max(...recoveries) / 1_000).toFixed(1);
    report(
      `${String(ROUNDS * (TABLES.length + 1))} times: answers ${JSON.stringify(statuses)}, recovered within ${slowest} s`,
    );
    expect(await checkHistory(product.config.databaseUrl, new Map())).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
