import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import type { TestAnswer } from '../support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { ClientPool } from './client-pool.js';
import { footprintOf, grown } from './footprint.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
const MEMBERS = 100;
const SOCKETS = scaled({ short: 300, long: 3_000 });
const LOGINS = scaled({ short: 100, long: 500 });
const RECOVERY_TIMEOUT_MS = scaled({ short: 180_000, long: 60_000 });
/** The page time at the 95th percentile, on a machine that also runs the clients. */
const PAGE_TIMEOUT_MS = scaled({ short: 30_000, long: 3_000 });
const MAX_MEGABYTES = 1_024;

let database: TestDatabase;
let server: ServerProcess;
let clients: ClientPool;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await ServerProcess.on(database.url);
  await server.start();
  clients = await ClientPool.gather(server.url, MEMBERS);
});
afterAll(async () => {
  clients.leave();
  await server.stop();
  await database.drop();
});

interface Visit {
  readonly statuses: readonly number[];
  readonly signedInAfterMs: number;
  readonly calmAfterMs: number;
  readonly p95: number;
  readonly megabytes: number;
}

/** Restarts the server, and all clients come back at the same moment. */
async function restart(): Promise<Visit> {
  await server.kill();
  await server.start();
  const begun = performance.now();
  clients.comeBack();
  const { answers, ms } = await clients.signIn(LOGINS);
  for (const answer of answers) expectFair(answer);
  const p95 = await calm(begun);
  const calmAfterMs = performance.now() - begun;
  const { megabytes } = footprintOf(server.pid);
  return { statuses: answers.map(({ status }) => status), signedInAfterMs: ms, calmAfterMs, p95, megabytes };
}

/** A refused client is told when to retry. */
function expectFair({ status, headers }: TestAnswer<unknown>): void {
  expect([200, 503, 429]).toContain(status);
  if (status !== 200) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Waits until all sockets are back and pages are quick. Returns the page time. */
async function calm(begun: number): Promise<number> {
  for (;;) {
    const p95 = await clients.p95();
    if (p95 < PAGE_TIMEOUT_MS && clients.connected === SOCKETS) return p95;
    expect([performance.now() - begun < RECOVERY_TIMEOUT_MS, clients.connected, p95]).toEqual([
      true,
      clients.connected,
      p95,
    ]);
  }
}

it(
  'answers or turns away everybody who comes at once after a restart, and is calm again within a minute',
  async () => {
    await clients.p95(); // opens the connections to the database and of the readers
    const empty = footprintOf(server.pid);
    clients.listen(SOCKETS);
    await calm(performance.now());
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await restart());
    clients.leave();
    await eventually(async () =>
      expect(grown({ ...empty, megabytes: MAX_MEGABYTES }, footprintOf(server.pid))).toEqual([]),
    );
    const answered = Map.groupBy(
      visits.flatMap(({ statuses }) => statuses),
      (status) => status,
    );
    const told = [...answered].map(([status, all]) => `${String(all.length)} times ${String(status)}`).join(', ');
    const most = (figure: 'signedInAfterMs' | 'calmAfterMs' | 'p95' | 'megabytes') =>
      Math.max(...visits.map((visit) => visit[figure]));
    report(
      `${String(ROUNDS)} restarts, each with ${String(SOCKETS)} sockets and ${String(LOGINS)} sign-ins at once: ${told}; ` +
        `the last answered after ${(most('signedInAfterMs') / 1_000).toFixed(1)} s, calm again within ${(most('calmAfterMs') / 1_000).toFixed(1)} s, p95 then ${most('p95').toFixed(0)} ms, ` +
        `${most('megabytes').toFixed(0)} MB at most`,
    );
    expect(most('megabytes')).toBeLessThan(MAX_MEGABYTES);
    expect(answered.has(200)).toBe(true);
  },
  RUN_TIMEOUT_MS,
);
