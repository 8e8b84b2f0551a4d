import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { settings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { checkHistory } from './check-history.js';
import { CommandLoad, gatherCrowd } from './command-load.js';
import { Journal, type Outcome } from './journal.js';
import { below, RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const KILLS = rounds(2);
const CLIENTS = 8;

let database: TestDatabase;
let server: ServerProcess;
let journal: Journal;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await ServerProcess.on(database.url);
  journal = new Journal();
});
afterAll(async () => {
  await server.stop();
  journal.discard();
  await database.drop();
});

it(
  `keeps what it acknowledged when it is killed ${String(KILLS)} times in the middle of its work`,
  async () => {
    await server.start();
    const crowd = await gatherCrowd(server.url, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, 6);
    const load = new CommandLoad(crowd, journal, CLIENTS);
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(lifetime());
      await server.kill();
      await server.start();
    }
    await pause(lifetime());
    const acknowledged = () => countsOf(journal.outcomes().values()).acknowledged;
    await eventually(async () => expect(acknowledged()).toBeGreaterThan(KILLS * 5)); // lifetimes may be short
    await load.stop();

    const outcomes = journal.outcomes();
    const counts = countsOf(outcomes.values());
    report(`killed ${String(KILLS)} times: ${JSON.stringify(counts)}`);
    expect(await checkHistory(database.url, outcomes)).toEqual([]);
    expect(counts.acknowledged).toBeGreaterThan(KILLS * 5);
  },
  RUN_TIMEOUT_MS,
);

/** Mostly too short for projectors to take over from a killed process, sometimes long enough. */
const lifetime = (): number => (below(4) === 0 ? 7_000 + below(1_000) : below(1_000));

function countsOf(outcomes: Iterable<Outcome>): Record<Outcome, number> {
  const counts = { acknowledged: 0, refused: 0, unknown: 0 };
  for (const outcome of outcomes) counts[outcome]++;
  return counts;
}
