import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { PASSWORD, type TestAnswer, TestClient } from '../support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { below, RUN_TIMEOUT_MS, report } from './scale.js';
import { ServerProcess } from './server-process.js';

/** `FAULT_ATTACK_SECONDS=300` runs the attack for five minutes. */
const ATTACK_TIMEOUT_MS = Number(process.env.FAULT_ATTACK_SECONDS ?? 45) * 1_000;
const LOOPS = 8;
const KNOWN_TIMEOUT_MS = 5_000;
const NEW_TIMEOUT_MS = 60_000;

jest.setTimeout(RUN_TIMEOUT_MS);

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await ServerProcess.on(database.url);
  await server.start();
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

const signIn = (client: TestClient, email: string, password: string, address: string) =>
  client.post<unknown>('/api/auth/login', { email, password }, { 'x-forwarded-for': address });

const hex = (n: number): string => n.toString(16);
const byte = (): string => String(below(256));

/** Guesses passwords at full speed until it is stopped. */
class Attack {
  sent = 0;
  admitted = 0;
  private isOver = false;
  private readonly running: Promise<unknown>;

  constructor(emailOf: () => string, addressOf: () => string) {
    this.running = Promise.all(Array.from({ length: LOOPS }, () => this.guess(emailOf, addressOf)));
  }

  private async guess(emailOf: () => string, addressOf: () => string): Promise<void> {
    while (!this.isOver) {
      const { status } = await signIn(new TestClient(server.url), emailOf(), 'not the password', addressOf());
      this.sent++;
      if (status === 401) this.admitted++;
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }
}

/** Signs in like a person who waits as told. Returns the time until it succeeded. */
async function msUntilSignedIn(client: TestClient, email: string, address: string): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const answer: TestAnswer<unknown> = await signIn(client, email, PASSWORD, address);
    const ms = performance.now() - begun;
    if (answer.status === 200 || ms > NEW_TIMEOUT_MS) return ms;
    expect([429, 503]).toContain(answer.status);
    await pause(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

it.each([
  ['one address', () => '198.51.100.7'],
  ['forty networks of one /48', () => `2001:db8:a:${hex(below(40))}::${hex(below(65_536))}`],
  ['another address each time', () => `10.${byte()}.${byte()}.${byte()}`],
])('lets the owner in while %s guesses at full speed', async (from, addressOf) => {
  const owner = new TestClient(server.url);
  const { email } = (await owner.register()).user;
  const attack = new Attack(() => email, addressOf);
  await pause(ATTACK_TIMEOUT_MS / 2);
  const knownMs = await msUntilSignedIn(owner, email, addressOf());
  const newMs = await msUntilSignedIn(new TestClient(server.url), email, `203.0.113.${byte()}`);
  await pause(ATTACK_TIMEOUT_MS / 2);
  const knownLaterMs = await msUntilSignedIn(owner, email, addressOf());
  await attack.stop();
  const figures = `${String(attack.sent)} tries sent, ${String(attack.admitted)} taken`;
  const owners = `known device ${String(Math.round(Math.max(knownMs, knownLaterMs)))} ms, new one ${(newMs / 1_000).toFixed(1)} s`;
  report(`${from}: ${figures}; ${owners}`);
  expect(Math.max(knownMs, knownLaterMs)).toBeLessThan(KNOWN_TIMEOUT_MS);
  expect(newMs).toBeLessThan(NEW_TIMEOUT_MS);
});

it('takes from forty networks of one /48 at most four times what it takes from one address', async () => {
  const spray = async (addressOf: () => string) => {
    const attack = new Attack(() => `${randomUUID()}@example.com`, addressOf);
    await pause(ATTACK_TIMEOUT_MS);
    await attack.stop();
    return attack.admitted;
  };
  const one = await spray(() => '2001:db8:b::1');
  const forty = await spray(() => `2001:db8:c:${hex(below(40))}::1`);
  report(`spraying: ${String(one)} taken from one address, ${String(forty)} from forty networks`);
  expect(one).toBeGreaterThan(0);
  expect(forty).toBeLessThanOrEqual(4 * one);
});
