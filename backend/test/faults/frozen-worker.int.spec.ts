import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction, Pool } from '../../src/platform/database/pool.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Mailbox } from '../../src/platform/mail/mailbox.js';
import { eventually } from '../../src/platform/testing/eventually.js';
import { startSmtpServer, type TestSmtpServer } from '../../src/platform/testing/smtp-server.js';
import { startTestApp, type TestApp } from '../../src/platform/testing/test-app.js';
import { scaled } from './scale.js';
import { ServerProcess } from './server-process.js';

/** Longer than a job's lock; in the long run longer than everybody's patience. */
const FROZEN_MS = scaled({ short: 14_000, long: 60_000 });

jest.setTimeout(180_000);

let post: TestSmtpServer;
let answer: () => void = () => undefined;
let api: TestApp;
let workers: ServerProcess[];

beforeAll(async () => {
  post = await startSmtpServer(() => new Promise((resolve) => (answer = resolve)));
  api = await startTestApp({ ROLE: 'api', SMTP_URL: post.url });
  const settings = { ROLE: 'worker', SMTP_URL: post.url };
  workers = [
    await ServerProcess.on(api.config.databaseUrl, settings),
    await ServerProcess.on(api.config.databaseUrl, settings),
  ];
});
afterAll(async () => {
  workers[0]?.signal('SIGCONT');
  await Promise.all(workers.map((worker) => worker.kill()));
  await api.close();
  answer();
  await post.close();
});

it('does nothing twice when a worker freezes in the middle of a mail and wakes after another took over', async () => {
  const [first, second] = workers as [ServerProcess, ServerProcess];
  const pool = api.app.get(Pool, { strict: false });
  const mailbox = api.app.get(Mailbox, { strict: false });
  const queue = api.app.get(Jobs, { strict: false }).queue('mail');
  first.launch();
  const letter = { to: 'ada@example.com', subject: 'Once', text: 'Well done.' };
  await inTransaction(pool, (tx) => mailbox.keep(tx, uuidv7(), letter));
  await post.next();
  first.signal('SIGSTOP');
  second.launch();
  answer();
  await pause(FROZEN_MS);
  await eventually(async () => expect(await queue.counts()).toMatchObject({ active: 0, delayed: 1 })); // taken over, and left alone
  first.signal('SIGCONT');
  await eventually(async () => {
    const { rows } = await pool.query<{ state: string }>('select state from es.effects');
    expect(rows).toEqual([{ state: FROZEN_MS < 20_000 ? 'done' : expect.stringMatching(/^(done|started)$/) }]);
  });
  expect(post.received).toHaveLength(1);
});
