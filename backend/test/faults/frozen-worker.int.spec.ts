import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { Pool } from '../../src/platform/database/pool.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { eventually } from '../support/eventually.js';
import { keepMail } from '../support/kept-mail.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);
/** Longer than a job's lock. */
const FREEZE_DELAY_MS = 14_000;
/** Longer than every timeout. One round is enough. */
const LONG_FREEZE_DELAY_MS = 60_000;

/** After a longer freeze the worker's connection to the mail server is lost, so the mail is in doubt. */
const MAIL_TIMEOUT_MS = 20_000;

/** The other worker has to start, which takes time on a busy machine, and to poll twice. */
const TAKEOVER_TIMEOUT_MS = 60_000;

jest.setTimeout(RUN_TIMEOUT_MS);

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

const database = (): Pool => api.app.get(Pool, { strict: false });

/** Keeps a mail. Returns the id of its job and effect. */
async function keepLetter(subject: string): Promise<string> {
  await keepMail(api.app, subject);
  const { rows } = await database().query<{ id: string }>('select id from mail.messages where subject_id = $1', [
    subject,
  ]);
  return `mail-${rows[0]?.id ?? ''}`;
}

/** Waits until another worker has found that the mail was started, and postponed it. */
async function takenOver(id: string): Promise<void> {
  const queue = api.app.get(Jobs, { strict: false }).queue('mail');
  const deadline = performance.now() + TAKEOVER_TIMEOUT_MS;
  while (!(await queue.list('delayed', 0, 100)).some((job) => job.id === id)) {
    if (performance.now() > deadline) throw new Error('Nobody took over.');
    await pause(100);
  }
}

/** Freezes a worker that holds the mail, lets another take over, and wakes the first. Returns the effect's state. */
async function freeze(frozen: ServerProcess, heir: ServerProcess, frozenMs: number): Promise<string> {
  const subject = uuidv7();
  const taken = post.next();
  const id = await keepLetter(subject);
  await taken;
  const frozenSince = performance.now();
  frozen.signal('SIGSTOP');
  heir.launch();
  answer();
  await pause(frozenMs);
  await takenOver(id);
  const wasShort = performance.now() - frozenSince < MAIL_TIMEOUT_MS;
  frozen.signal('SIGCONT');
  const state = await eventually(async () => {
    const { rows } = await database().query<{ state: string }>('select state from es.effects where id = $1', [id]);
    expect(rows).toEqual([{ state: wasShort ? 'done' : expect.stringMatching(/^(done|started)$/) }]);
    return rows[0]?.state ?? '';
  });
  expect(post.received.filter((text) => text.includes(subject))).toHaveLength(1);
  await frozen.kill();
  return state;
}

it('does nothing twice when a worker freezes in the middle of a mail and wakes after another took over', async () => {
  const [first, second] = workers as [ServerProcess, ServerProcess];
  first.launch();
  const states: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [frozen, heir] = round % 2 === 0 ? [first, second] : [second, first];
    states.push(
      await freeze(
        frozen,
        heir,
        round === 0 ? scaled({ short: FREEZE_DELAY_MS, long: LONG_FREEZE_DELAY_MS }) : FREEZE_DELAY_MS,
      ),
    );
  }
  const doubtful = states.filter((state) => state === 'started').length;
  report(`${String(ROUNDS)} times, the first for a minute: every mail came once, ${String(doubtful)} left in doubt`);
});
