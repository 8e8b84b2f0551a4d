import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { Pool } from '../../src/platform/database/pool.js';
import { eventually } from '../support/eventually.js';
import { keepMail } from '../support/kept-mail.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { checkHistory } from './check-history.js';
import { RUN_TIMEOUT_MS, report, rounds, scaled } from './scale.js';
import { ServerProcess } from './server-process.js';

const KILLS = rounds(1);
const RESTART_TIMEOUT_MS = scaled({ short: 180_000, long: 30_000 });

let post: TestSmtpServer;
let whenTaken: () => Promise<void> = () => Promise.resolve();
let api: TestApp;
let worker: ServerProcess;
beforeAll(async () => {
  post = await startSmtpServer(() => whenTaken());
  api = await startTestApp({ ROLE: 'api', SMTP_URL: post.url });
  worker = await ServerProcess.on(api.config.databaseUrl, { ROLE: 'worker', SMTP_URL: post.url });
  worker.launch();
});
afterAll(async () => {
  await worker.kill();
  await api.close();
  await post.close();
});

const times = (subject: string): number => post.received.filter((text) => text.includes(subject)).length;

/** Sends the mail, and kills the worker after the server has taken it and before the server says so. */
async function killInTheMiddle(subject: string): Promise<void> {
  const taken = new Promise<void>((resolve) => {
    whenTaken = async () => {
      await worker.kill();
      resolve();
    };
  });
  await keepMail(api.app, subject);
  await taken;
  whenTaken = () => Promise.resolve();
  worker.launch();
}

/** Waits until the restarted worker has sent another mail. */
async function isAtWorkAgain(): Promise<void> {
  const subject = await keepMail(api.app);
  await eventually(async () => expect(times(subject)).toBe(1), RESTART_TIMEOUT_MS);
}

it(
  'sends nothing twice when a worker dies after the other side took a mail and before it said so',
  async () => {
    const subjects = Array.from({ length: KILLS }, () => uuidv7());
    for (const subject of subjects) {
      await killInTheMiddle(subject);
      await isAtWorkAgain();
    }
    const came = subjects.map(times);
    report(
      `${String(KILLS)} workers killed in the middle of a mail, which came ${[...new Set(came)].join(' or ')} times`,
    );
    expect(came).toEqual(subjects.map(() => 1));
    await eventually(async () => {
      const { rows } = await api.app
        .get(Pool, { strict: false })
        .query<{ state: string }>(`select state from es.effects where state = 'started'`);
      expect(rows).toHaveLength(KILLS); // in doubt, for a person to resolve
    });
    expect(await checkHistory(api.config.databaseUrl, new Map())).toEqual([]);
  },
  RUN_TIMEOUT_MS,
);
