import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSmtpServer, type TestSmtpServer } from '../../../../../test/support/smtp-server.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import { registration, type SignedIn } from '../../../../../test/support/test-client.js';

let post: TestSmtpServer;
beforeAll(async () => {
  post = await startSmtpServer();
});
afterAll(() => post.close());

const PHONE = '+2348039998880';

async function start(REGISTRATION: string) {
  const product = await startTestApp({ SMTP_URL: post.url, EMAIL_VERIFICATION: 'off', REGISTRATION });
  const register = async (more: object) => {
    const { status, body, headers } = await product.visitor().post('/api/auth/register', registration(more));
    return { status, body, cookies: headers.getSetCookie() };
  };
  return { product, register };
}

const nextMail = async () => (await post.next()).replaceAll('=\r\n', '').replaceAll('=3D', '=');
const nothing = { status: 202, body: undefined, cookies: [] };

async function banned(product: TestApp, id: string): Promise<void> {
  const answer = await (await product.admin()).post(`/api/admin/members/${id}/ban`, {});
  expect(answer.status).toBe(200);
}

describe('registering where mail can be sent', () => {
  it('tells a stranger neither that an address is taken nor that it is suspended; the mail says it', async () => {
    const { product, register } = await start('at-once');
    const { email, id } = (await product.visitor().register({ phone: PHONE })).user;
    expect(await register({ email })).toEqual(nothing);
    expect(await nextMail()).toMatch(/it has an account[^]*reset-password\?token=[\w-]{43}[^]*\/login/);
    await banned(product, id);
    for (const more of [{ email }, { phone: PHONE }]) {
      expect(await register(more)).toEqual(nothing);
      expect(await nextMail()).toContain('suspended');
    }
    await product.close();
  });

  it('answers a free, a taken and a suspended address alike where a mail opens each account', async () => {
    const { product, register } = await start('by-mail');
    const email = 'newcomer@example.com';
    const [free, taken] = [await register({ email, phone: PHONE }), await register({ email })];
    const token = /token=([\w-]{43})/.exec(await nextMail())?.[1];
    await nextMail();
    const signIn = (password: string) => product.visitor().post<SignedIn>('/api/auth/login', { email, password });
    expect((await signIn(String(registration().password))).status).toBe(401);
    const password = 'kente cloth in the wind';
    expect((await product.visitor().post('/api/auth/password/reset', { token, password })).status).toBe(204);
    const { body } = await signIn(password);
    await banned(product, body.user.id);
    expect([free, taken, await register({ email })]).toEqual([nothing, nothing, nothing]);
    const mails = [await nextMail(), await nextMail()]; // one of them is about the changed password
    expect(mails.join()).toContain('suspended');
    await product.close();
  });
});
