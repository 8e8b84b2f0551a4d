import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';

import { readConfig } from '../../src/config/config.js';

import type { HireRequestEvent } from '../../src/modules/hiring/domain/hire-request.events.js';
import { Pool } from '../../src/platform/database/pool.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { startApp } from '../../src/start/create-app.js';
import { eventually } from '../support/eventually.js';
import { keepMail } from '../support/kept-mail.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { settings } from '../support/test-app.js';
import { TestClient } from '../support/test-client.js';
import { OperatorScreen } from './operator-screen.js';
import { OwnPostgres, OwnRedis } from './own-servers.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
const SEEN_TIMEOUT_MS = 5_000;
const RECOVERY_TIMEOUT_MS = 30_000;

jest.setTimeout(RUN_TIMEOUT_MS);

const postgres = new OwnPostgres();
const redis = new OwnRedis();
let post: TestSmtpServer;
let apis: ServerProcess[];
let workers: ServerProcess[];
let admin: TestClient;
let creator: TestClient;
let screen: OperatorScreen;
let observer: NestFastifyApplication;

beforeAll(async () => {
  await Promise.all([postgres.start(), redis.start()]);
  post = await startSmtpServer();
  const start = (ROLE: string) => ServerProcess.on(postgres.url, { REDIS_URL: redis.url, SMTP_URL: post.url, ROLE });
  apis = [await start('api'), await start('api')];
  workers = [await start('worker'), await start('worker')];
  for (const api of apis) await api.start();
  for (const worker of workers) worker.launch();
  const [{ url }] = apis as [ServerProcess];
  admin = new TestClient(url);
  await admin.signIn(settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD);
  creator = new TestClient(url);
  await creator.register();
  screen = await OperatorScreen.open(url, admin);
  observer = await startApp(readConfig({ ...settings, DATABASE_URL: postgres.url, ROLE: 'api' }));
}, 300_000);
afterAll(async () => {
  await Promise.all([...apis, ...workers].map((server) => server.stop()));
  await post.close();
  await redis.stop();
  await postgres.discard();
  await screen.close();
  await observer.close();
});

/** Checks that a command works, a read model shows it, and a mail is sent through the queue. */
async function allWorks(): Promise<void> {
  const motivation = uuidv7();
  expect((await creator.send('PATCH', '/api/me', { body: { motivation } })).status).toBe(200);
  const me = () => creator.get<{ motivation: string }>('/api/me');
  await eventually(async () => expect((await me()).body.motivation).toBe(motivation));
  await keepMail(observer, motivation);
  await eventually(async () => expect(post.received.join('\n')).toContain(motivation));
  await expectWell();
}

async function expectWell(): Promise<void> {
  await screen.page
    .getByRole('heading', { name: /^All \d+ run and keep up$/ })
    .waitFor({ timeout: RECOVERY_TIMEOUT_MS });
}

/** Causes the fault several times. The screen must show it in time. */
async function watch(name: string, fault: () => Promise<number>): Promise<void> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await expectWell();
    seconds.push(await fault());
    await allWorks();
  }
  report(
    `${name} ${String(ROUNDS)} times: told after ${seconds
      .toSorted((a, b) => a - b)
      .at(-1)!
      .toFixed(1)} s at the latest`,
  );
}

it('names a worker that was killed, until another is started', () =>
  watch('a worker killed', async () => {
    const worker = workers[0]!;
    const { pid } = worker;
    await worker.kill();
    const seconds = await screen.says(
      new RegExp(`The worker \\S+/${String(pid)}/\\S+ was last heard of`),
      SEEN_TIMEOUT_MS,
    );
    worker.launch();
    await screen.saysNoMore(/was last heard of/, RECOVERY_TIMEOUT_MS);
    return seconds;
  }));

it('says that PostgreSQL is away, and that it was started again', () =>
  watch('PostgreSQL restarted', async () => {
    await postgres.stopFast();
    const seconds = await screen.says('The database does not answer', SEEN_TIMEOUT_MS);
    await postgres.start();
    await screen.saysNoMore('The database does not answer', RECOVERY_TIMEOUT_MS);
    const restarted = screen.notice('PostgreSQL was started again');
    await restarted.waitFor({ timeout: SEEN_TIMEOUT_MS });
    expect(await screen.notice(/was last heard of/).count()).toBe(0);
    await restarted.getByRole('button', { name: 'Got it' }).click();
    await screen.saysNoMore('PostgreSQL was started again', SEEN_TIMEOUT_MS);
    return seconds;
  }));

it('says that Redis had lost its jobs', () =>
  watch('Redis flushed', async () => {
    const client = new Redis(redis.url);
    await client.flushall();
    client.disconnect();
    const seconds = await screen.says('Redis had lost its jobs', SEEN_TIMEOUT_MS);
    await screen.notice('Redis had lost its jobs').getByRole('button', { name: 'Got it' }).click();
    await screen.saysNoMore('Redis had lost its jobs', SEEN_TIMEOUT_MS);
    return seconds;
  }));

/** Like a faulty build: approves a request that nobody has made. */
async function sendPoison(): Promise<void> {
  const poison: HireRequestEvent = { type: 'HireRequestApproved', data: {} };
  const store = observer.get(EventStore, { strict: false });
  const [streamId, member, commandId] = [uuidv7(), uuidv7(), uuidv7()];
  const stream = { streamId, kind: 'hire-request', subjectId: member, version: 0 };
  const meta = { commandId, actorId: member, correlationId: commandId, causationId: null };
  const request = { at: new Date(), requestHash: Buffer.alloc(32) };
  await store.append(observer.get(Pool), stream, await store.encode(stream, [poison]), { ...meta, ...request }, {});
}

it('names who could not handle an event, and lets it be tried again and discarded', () =>
  watch('a poison event sent', async () => {
    const { page } = screen;
    await sendPoison();
    const seconds = await screen.says('hire-requests could not handle an event', SEEN_TIMEOUT_MS);
    const row = page.getByRole('row').filter({ has: page.getByText('hire-requests', { exact: true }) });
    const aside = page.getByRole('listitem').filter({ hasText: 'Hire request approved could not be handled' });
    const open = row.getByRole('button', { name: 'Expand row' }); // the row stays open once opened
    await aside.or(open).waitFor();
    if (await open.isVisible()) await open.click();
    await aside.filter({ hasText: '3 tries' }).waitFor();
    await aside.getByRole('button', { name: 'Try again' }).click();
    await aside.filter({ hasText: '6 tries' }).waitFor({ timeout: SEEN_TIMEOUT_MS });
    await aside.getByRole('button', { name: 'Discard' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Nobody has made this wish.');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await screen.saysNoMore('could not handle an event', RECOVERY_TIMEOUT_MS);
    return seconds;
  }));
