import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { settings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { checkHistory } from './check-history.js';
import { CommandLoad, gatherCrowd } from './command-load.js';
import { Journal, type Outcome } from './journal.js';
import { below, RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
const CLIENTS = 3;
const OFFSETS = ['-1d', '-1h', '-1m', '+1m', '+1h', '+1d'];

jest.setTimeout(RUN_TIMEOUT_MS);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A server whose clock is off by so much; how long things take it measures as ever. */
const serverAt = (offset: string): Promise<ServerProcess> =>
  ServerProcess.on(database.url, {
    LD_PRELOAD: process.env.FAULT_LIBFAKETIME ?? '',
    FAKETIME: offset,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });

/** Whether a server's clock is ahead or behind, as its answers show. */
async function clockOf(url: string): Promise<'+' | '-'> {
  const { headers } = await fetch(`${url}/health/live`);
  return Date.parse(headers.get('date') ?? '') > Date.now() ? '+' : '-';
}

it('keeps its order and its word when the clocks of two servers differ by up to two days', async () => {
  const outcomes = new Map<string, Outcome>();
  const pairs: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const offsets = [OFFSETS[below(OFFSETS.length)]!, OFFSETS[below(OFFSETS.length)]!];
    pairs.push(offsets.join('/'));
    const servers = await Promise.all(offsets.map(serverAt));
    for (const server of servers) await server.start();
    for (const [i, { url }] of servers.entries()) expect(await clockOf(url)).toBe(offsets[i]![0]);
    const journal = new Journal();
    const loads: CommandLoad[] = [];
    for (const { url } of servers) {
      const crowd = await gatherCrowd(url, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, 2);
      loads.push(new CommandLoad(crowd, journal, CLIENTS));
    }
    await pause(2_000 + below(3_000));
    await Promise.all(loads.map((load) => load.stop()));
    await Promise.all(servers.map((server) => server.stop()));
    for (const [command, outcome] of journal.outcomes()) outcomes.set(command, outcome);
    journal.discard();
    expect(loads.flatMap(({ faults }) => faults)).toEqual([]);
  }
  const server = await ServerProcess.on(database.url);
  await server.start();
  const wrong = await checkHistory(database.url, outcomes);
  await server.stop();
  report(`clocks off by ${pairs.join(', ')}: ${String(outcomes.size)} commands`);
  expect(wrong).toEqual([]);
});
