import { describe, expect, it } from '@jest/globals';
import { typedAt } from './support/command-line.js';
import { testApp } from './support/fixtures.js';
import { startSmtpServer } from './support/smtp-server.js';

const product = testApp();

describe('a test of mail', () => {
  it('sends one, where there is a server that takes it', async () => {
    const post = await startSmtpServer();
    const sent = await typedAt(product, 'mail test ada@example.com', { env: { SMTP_URL: post.url } });
    expect(sent).toMatchObject({ exit: 0, answer: { host: new URL(post.url).host } });
    expect(post.received).toEqual([expect.stringContaining('To: ada@example.com')]);
    await post.close();
  });

  it.each([
    ['', 'NO_MAIL_SERVER'],
    ['smtp://127.0.0.1:1', 'MAIL_SERVER_UNUSABLE'],
  ])('says what is wrong with SMTP_URL=%s', async (SMTP_URL, code) => {
    const answer = { error: { code, detail: expect.stringContaining('SMTP_URL') } };
    expect(await typedAt(product, 'mail test ada@example.com', { env: { SMTP_URL } })).toEqual({ exit: 1, answer });
  });
});
