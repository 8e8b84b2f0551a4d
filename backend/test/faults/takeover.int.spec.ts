import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { registration, TestClient } from '../support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { checkHistory } from './check-history.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';
import { ServerProcess } from './server-process.js';

const DEATHS = rounds(1);
const TAKEOVER_TIMEOUT_MS = scaled({ short: 60_000, long: 10_000 });

let database: TestDatabase;
let db: pg.Client;
let servers: ServerProcess[];

beforeAll(async () => {
  database = await createTestDatabase();
  db = new pg.Client({ connectionString: database.url });
  await db.connect();
  servers = [await ServerProcess.on(database.url), await ServerProcess.on(database.url)];
  for (const server of servers) await server.start();
}, 180_000); // a busy machine starts two servers slowly
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await db.end();
  await database.drop();
});

async function ownedBy(pid: number | undefined): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from es.checkpoints where owner like $1 and lease_until > now()`,
    [`%/${String(pid)}/%`],
  );
  return rows[0]?.n ?? 0;
}

async function secondsUntil(condition: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > 2 * TAKEOVER_TIMEOUT_MS) throw new Error('It never came to that.');
    await pause(50);
  }
  return (performance.now() - begun) / 1_000;
}

it(
  'moves every consumer to another process within ten seconds when its owner is killed',
  async () => {
    const slowest: number[] = [];
    for (let death = 0; death < DEATHS; death++) {
      const held = await Promise.all(servers.map(({ pid }) => ownedBy(pid)));
      const [victim, heir] = (held[0] ?? 0) >= (held[1] ?? 0) ? servers : servers.toReversed();
      if (!victim || !heir) throw new Error('There are two servers.');
      const all = (held[0] ?? 0) + (held[1] ?? 0);
      await victim.kill();
      const seconds = await secondsUntil(async () => (await ownedBy(heir.pid)) >= all);
      slowest.push(seconds);
      const member = new TestClient(heir.url);
      await member.register(registration());
      await secondsUntil(async () => (await member.get('/api/me/journey')).status === 200);
      await victim.start();
    }
    report(
      `${String(DEATHS)} takeovers, each of all consumers, the slowest after ${Math.max(...slowest).toFixed(1)} s`,
    );
    expect(Math.max(...slowest) * 1_000).toBeLessThan(TAKEOVER_TIMEOUT_MS);
    expect(await checkHistory(database.url, new Map())).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
