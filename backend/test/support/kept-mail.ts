import type { INestApplicationContext } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction, Pool } from '../../src/platform/database/pool.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { Mailbox } from '../../src/platform/mail/mailbox.js';

/** Keeps a mail as the product does. The subject identifies the mail and its job. */
export async function keepMail(app: INestApplicationContext, subject: string = uuidv7()): Promise<string> {
  const letter = { to: 'ada@example.com', subject, text: 'Well done.' };
  const mailbox = app.get(Mailbox, { strict: false });
  await inTransaction(app.get(Pool, { strict: false }), (tx) => mailbox.keep(tx, subject, letter));
  return subject;
}

/** Makes delayed retries of a queue due now. */
export const retryNow = (app: INestApplicationContext, queue: string): Promise<unknown> =>
  app
    .get(Jobs, { strict: false })
    .queue(queue)
    .promoteDue(new Date(Date.now() + 600_000));
