import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { authenticator, begin } from '../support/second-factors.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { settings } from '../support/test-app.js';
import { PASSWORD, TestClient } from '../support/test-client.js';
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

/** A server whose clock is off by `offset`. Its monotonic clock is right. */
const serverAt = (offset: string, more: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  ServerProcess.on(database.url, {
    ...more,
    LD_PRELOAD: process.env.FAULT_LIBFAKETIME ?? '',
    FAKETIME: offset,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });

/** Whether a server's clock is ahead or behind, by its Date header. */
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
    const servers = await Promise.all(offsets.map((offset) => serverAt(offset)));
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

/** Covers all times that one process writes and another compares with its own. */
it('signs members in and keeps them signed in across two servers whose clocks differ', async () => {
  const post = await startSmtpServer();
  for (const offsets of [
    ['-10s', '+10s'],
    ['-1h', '+1h'],
  ]) {
    const servers = await Promise.all(offsets.map((offset) => serverAt(offset, { SMTP_URL: post.url })));
    for (const server of servers) await server.start();
    for (const [here, there] of [servers, servers.toReversed()]) await walkAcross(here!.url, there!.url, post);
    await Promise.all(servers.map((server) => server.stop()));
    report(`signed in across ${offsets.join('/')}`);
  }
  await post.close();
});

async function walkAcross(here: string, there: string, post: TestSmtpServer): Promise<void> {
  const [ada, beyond] = [new TestClient(here), new TestClient(there)];
  const { user, accessToken } = await ada.register();
  beyond.accessToken = accessToken;
  expect((await beyond.get('/api/me')).status).toBe(200);

  for (const [name, value] of ada.cookies) beyond.cookies.set(name, value);
  expect((await ada.post('/api/auth/refresh')).status).toBe(200);
  expect((await beyond.post('/api/auth/refresh')).status).toBe(200); // the same token again, within its grace
  expect(beyond.cookies.get('sankofa_refresh')).toBe(ada.cookies.get('sankofa_refresh'));

  const { body } = await begin(ada);
  const now = { now: () => new Date() };
  const phone = authenticator({ clock: now }, body);
  expect((await ada.post('/api/me/second-factor/confirm', { code: phone.code() })).status).toBe(200);
  const later = { email: user.email, password: PASSWORD, code: phone.code(1) };
  expect((await new TestClient(there).post('/api/auth/login', later)).status).toBe(200);

  await ada.post('/api/auth/password/forgot', { email: user.email });
  const token = await nextToken(post);
  const reset = await beyond.post('/api/auth/password/reset', { token, password: 'kente cloth in the wind' });
  expect(reset.status).toBe(204);

  const email = `guessed-${user.email}`;
  const guess = (url: string) => new TestClient(url).post('/api/auth/login', { email, password: 'no' });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(i % 2 === 0 ? here : there)));
  const refused = answers.filter(({ status: answered }) => answered === 429);
  expect(refused.length).toBeGreaterThan(8);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
}

/** The token of the next mail that has one. */
async function nextToken(post: TestSmtpServer): Promise<string> {
  const mail = (await post.next()).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /reset-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? nextToken(post);
}
