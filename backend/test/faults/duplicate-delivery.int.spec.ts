import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction, Pool } from '../../src/platform/database/pool.js';
import { NotYet } from '../../src/platform/jobs/job.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Mailbox } from '../../src/platform/mail/mailbox.js';
import { eventually } from '../support/eventually.js';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';

const MAILS = 20 * rounds(2);
const DELIVERIES = 2;

let post: TestSmtpServer;
let product: TestApp;
beforeAll(async () => {
  post = await startSmtpServer();
  product = await startTestApp({ SMTP_URL: post.url });
});
afterAll(async () => {
  await product.close();
  await post.close();
});

it(
  'carries every mail once, though each of its jobs is delivered twice more beside the queue',
  async () => {
    const [pool, mailbox] = [product.app.get(Pool, { strict: false }), product.app.get(Mailbox, { strict: false })];
    const carry = product.app.get(Jobs, { strict: false }).handlers.get('mail');
    if (!carry) throw new Error('Nobody carries mail.');
    let leftAlone = 0;
    for (let mail = 0; mail < MAILS; mail++) {
      const subjectId = uuidv7();
      const letter = { to: 'ada@example.com', subject: subjectId, text: 'Well done.' };
      await inTransaction(pool, (tx) => mailbox.keep(tx, subjectId, letter));
      const [kept] = (
        await pool.query<{ id: string }>('select id from mail.messages where subject_id = $1', [subjectId])
      ).rows;
      const mailId = kept?.id ?? '';
      const deliveries = Array.from({ length: DELIVERIES }, () => carry({ mailId }, `mail-${mailId}`));
      for (const delivery of await Promise.allSettled(deliveries)) {
        if (delivery.status === 'fulfilled') continue;
        expect(delivery.reason).toBeInstanceOf(NotYet);
        leftAlone++;
      }
    }
    await eventually(async () => {
      const { rows } = await pool.query('select state, count(*) as n from es.effects group by state');
      expect(rows).toEqual([{ state: 'done', n: MAILS }]);
    });
    expect(post.received).toHaveLength(MAILS);
    expect(new Set(post.received.map((text) => /Subject: (\S+)/.exec(text)?.[1])).size).toBe(MAILS);
    report(`${String(MAILS)} mails delivered three times, ${String(leftAlone)} deliveries left to another`);
  },
  RUN_TIMEOUT_MS,
);
