import { expect, it } from '@jest/globals';
import { Pool } from '../../src/platform/database/pool.js';
import { RetryLater } from '../../src/platform/jobs/job.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { eventually } from '../support/eventually.js';
import { testAppWithMail } from '../support/fixtures.js';
import { keepMail } from '../support/kept-mail.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';

const MAILS = 20 * rounds(2);
const DELIVERIES = 2;

const { product, post } = testAppWithMail();

it(
  'carries every mail once, though each of its jobs is delivered twice more beside the queue',
  async () => {
    const pool = product.app.get(Pool, { strict: false });
    const carry = product.app.get(Jobs, { strict: false }).handlers.get('mail');
    if (!carry) throw new Error('Nobody carries mail.');
    let leftAlone = 0;
    for (let mail = 0; mail < MAILS; mail++) {
      const subjectId = await keepMail(product.app);
      const [kept] = (
        await pool.query<{ id: string }>('select id from mail.messages where subject_id = $1', [subjectId])
      ).rows;
      const mailId = kept?.id ?? '';
      const deliveries = Array.from({ length: DELIVERIES }, () => carry({ mailId }, `mail-${mailId}`));
      for (const delivery of await Promise.allSettled(deliveries)) {
        if (delivery.status === 'fulfilled') continue;
        expect(delivery.reason).toBeInstanceOf(RetryLater);
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
