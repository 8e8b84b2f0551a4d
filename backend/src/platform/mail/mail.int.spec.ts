import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { eventually } from '../../../test/support/eventually.js';
import { retryNow } from '../../../test/support/kept-mail.js';
import { startSmtpServer, type TestSmtpServer } from '../../../test/support/smtp-server.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { inTransaction, Pool } from '../database/pool.js';
import { DataKeys } from '../event-store/personal-data/data-keys.js';
import { MailSender } from './mail-sender.js';
import { Mailbox } from './mailbox.js';

const ada = uuidv7();
const message = { to: 'ada@example.com', subject: 'Your points: 12', text: 'Well done.\n.\nÀdá' };

let product: TestApp;
let post: TestSmtpServer | undefined;
beforeEach(() => (post = undefined));
afterEach(async () => {
  jest.restoreAllMocks();
  await product.close();
  await post?.close();
});

const pool = () => product.app.get(Pool, { strict: false });
const mailbox = () => product.app.get(Mailbox, { strict: false });
const sendNow = () => product.app.get(MailSender, { strict: false }).enqueueing.runNow();

async function keep(): Promise<void> {
  await inTransaction(pool(), (tx) => mailbox().keep(tx, ada, message));
  sendNow();
}

async function onlyMail() {
  const [mail, ...others] = await mailbox().latest(10);
  expect(others).toEqual([]);
  return mail!;
}

describe('mail', () => {
  it('goes out to the server, once', async () => {
    post = await startSmtpServer();
    product = await startTestApp({ SMTP_URL: post.url, MAIL_FROM: 'Sankofa <hello@sankofa.example>' });
    await keep();
    const received = await post.next();
    expect(received).toContain('From: Sankofa <hello@sankofa.example>');
    expect(received).toContain('Subject: Your points: 12');
    await eventually(async () => expect((await onlyMail()).sentAt).not.toBeNull());
    expect(post.received).toHaveLength(1);
  });

  it('is kept and tried again while the server is away', async () => {
    product = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
    jest.spyOn(Math, 'random').mockReturnValue(0.999); // keeps retries from following at once
    await keep();
    await eventually(async () => expect((await onlyMail()).tries).toBe(1));
    await eventually(async () => {
      if ((await onlyMail()).tries === 1) await retryNow(product.app, 'mail');
      expect(await onlyMail()).toMatchObject({ tries: 2, sentAt: null, message });
    });
  });

  it('is kept where there is no server, encrypted', async () => {
    product = await startTestApp();
    await keep();
    expect(await onlyMail()).toMatchObject({ subjectId: ada, sentAt: null, message });
    const { rows } = await pool().query<{ sealed: Buffer }>('select sealed from mail.messages');
    expect(rows[0]?.sealed.includes('ada@example.com')).toBe(false);
  });

  it('is undone with the transaction that gave the reason for it', async () => {
    product = await startTestApp();
    const failing = inTransaction(pool(), async (tx) => {
      await mailbox().keep(tx, ada, message);
      throw new Error('the reason fell away');
    });
    await expect(failing).rejects.toThrow('the reason fell away');
    expect(await mailbox().latest(10)).toEqual([]);
  });

  it('cannot be read or sent once its recipient is erased', async () => {
    product = await startTestApp();
    await keep();
    await pool().query('update es.subject_keys set wrapped_key = null, destroyed_at = now() where subject_id = $1', [
      ada,
    ]);
    product.app.get(DataKeys, { strict: false }).forget(ada);
    expect((await onlyMail()).message).toBeNull();
  });
});
