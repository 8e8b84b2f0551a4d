import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { Pool } from '../../src/platform/database/pool.js';
import { idOf } from '../support/businesses.js';
import { newCreator } from '../support/creators.js';
import { proxyTo, type TcpProxy } from '../support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { TestAnswer, TestClient } from '../support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { checkHistory } from './check-history.js';
import type { Outcome } from './journal.js';
import { below, RUN_TIMEOUT_MS, report, rounds } from './scale.js';

const COMMANDS = 10 * rounds(2);
const TRIES = 5;

let database: TestDatabase;
let line: TcpProxy;
let product: TestApp;
let admin: TestClient;
let creator: TestClient;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await proxyTo(database.url);
  product = await startTestApp({ DATABASE_URL: line.url });
  admin = await product.admin();
  creator = await newCreator(product);
});
afterAll(async () => {
  await product.close();
  await line.cut();
  await database.drop();
});

const give = (key: string): Promise<TestAnswer<unknown>> =>
  admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 1 }, { 'idempotency-key': key });

/** Whether the log holds the command's events, asked without the faulty connection. */
async function isRecorded(commandId: string): Promise<boolean> {
  const { rows } = await product.app
    .get(Pool, { strict: false })
    .query('select 1 from es.events where command_id = $1 limit 1', [commandId]);
  return rows.length > 0;
}

it(
  'records a command once and tells its first result, when the answer of the database to it is lost',
  async () => {
    const outcomes = new Map<string, Outcome>();
    const statuses: Record<string, number> = {};
    let recordedUnheard = 0;
    for (let command = 0; command < COMMANDS; command++) {
      const key = uuidv7();
      line.loseAnswerTo(below(2) === 0 ? /append/ : /commit/);
      let answer = await give(key);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status === 503 && (await isRecorded(key))) recordedUnheard++;
      for (let tries = 1; answer.status === 503 && tries < TRIES; tries++) answer = await give(key);
      expect(answer.status).toBe(200);
      expect((await give(key)).body).toEqual(answer.body);
      outcomes.set(key, 'acknowledged');
    }
    report(
      `${String(COMMANDS)} commands, first answers ${JSON.stringify(statuses)}, ${String(recordedUnheard)} recorded unheard`,
    );
    expect(statuses[503]).toBeGreaterThan(0);
    expect(recordedUnheard).toBeGreaterThan(0);
    expect(await checkHistory(database.url, outcomes)).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
