import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { testAppWithMail } from '../../../../../test/support/fixtures.js';
import { PASSWORD, registration, type SignedIn, type TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { Passwords } from '../../passwords/passwords.js';

const NEW_PASSWORD = 'kente cloth in the wind';

const { product, post } = testAppWithMail();

let ada: TestClient;
let email: string;
beforeEach(async () => {
  ada = product.visitor();
  email = (await ada.register()).user.email;
});

const forgot = (address: string) => product.visitor().post('/api/auth/password/forgot', { email: address });
const reset = (token: string, password = NEW_PASSWORD, headers?: Record<string, string>) =>
  product.visitor().post<Problem>('/api/auth/password/reset', { token, password }, headers);
const check = async (token: string) => {
  const { status, body } = await product
    .visitor()
    .post<Problem | undefined>('/api/auth/password/reset/check', { token });
  return [status, body?.code];
};
const login = (password: string) => product.visitor().post<SignedIn>('/api/auth/login', { email, password });

const isOfLink = (mail: string) => mail.includes('Subject: Choose a new password');
const linksMailed = () => post.received.filter(isOfLink).length;

/** The token of the next mail that has a link. Mails about changed passwords are skipped. */
async function mailedToken(): Promise<string> {
  let taken = await post.next();
  while (!isOfLink(taken)) taken = await post.next();
  const mail = taken.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain(`To: ${email}`);
  return /http:\/\/localhost\/reset-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

/** The actors of PasswordChanged events, oldest first. */
const changedBy = async () => {
  const { rows } = await product.app
    .get(Pool)
    .query<{ actor_id: string }>(
      `select actor_id from es.events where type = 'PasswordChanged' and stream_id = $1 order by version`,
      [ada.user?.id],
    );
  return rows.map((row) => row.actor_id);
};

describe('a password that is replaced by way of an address that staff gave the account', () => {
  const giveAddress = async () => {
    const admin = await product.admin();
    const path = `/api/admin/members/${ada.user?.id ?? ''}/account`;
    email = `given-${email}`;
    expect((await admin.post(path, { email })).status).toBe(200);
    await post.next(); // the notice to the former address
    return admin.user?.id;
  };
  const replace = async (password: string) => {
    await forgot(email);
    expect((await reset(await mailedToken(), password)).status).toBe(204);
  };

  it('is recorded as theirs, and the next one as the member’s', async () => {
    const admin = await giveAddress();
    await replace(NEW_PASSWORD);
    await replace('another one, of the owner');
    expect(await changedBy()).toEqual([admin, ada.user?.id]);
  });

  it('is the member’s, once they have signed in with it and the password that staff do not know', async () => {
    await giveAddress();
    expect((await login(PASSWORD)).status).toBe(200);
    await replace(NEW_PASSWORD);
    expect(await changedBy()).toEqual([ada.user?.id]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link in a mail, which ends every session', async () => {
    expect((await forgot(email.toUpperCase())).status).toBe(202);
    expect((await reset(await mailedToken())).status).toBe(204);
    expect([(await login(PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect((await ada.get('/api/me')).status).toBe(401);
    expect((await ada.send('POST', '/api/auth/refresh')).status).toBe(401);
  });

  it('opens no session to a sign-in that was on its way when it was replaced', async () => {
    await forgot(email);
    const token = await mailedToken();
    const passwords = product.app.get(Passwords, { strict: false });
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async (...asked) => {
      const isRight = await matches(...asked);
      expect((await reset(token)).status).toBe(204);
      return isRight;
    });
    const { status, body } = await login(PASSWORD);
    expect([status, body]).toMatchObject([401, { code: 'INVALID_CREDENTIALS' }]);
  });

  it('is replaced once by a link, even when it is sent twice at the same moment', async () => {
    await forgot(email);
    const token = await mailedToken();
    const answers = await Promise.all([reset(token), reset(token, 'another password, also fine')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const { status, body } = await reset(token);
    expect([status, body.code]).toEqual([422, 'RESET_TOKEN_INVALID']);
  });

  it('is good no more for repeating the registration', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = registration();
    email = String(body.email);
    const register = () => product.visitor().post<SignedIn & Problem>('/api/auth/register', body, key);
    expect([(await register()).status, (await register()).status]).toEqual([201, 201]);
    await forgot(email);
    expect((await reset(await mailedToken())).status).toBe(204);
    expect(await register()).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  });

  it('is answered again under the same key, as the first answer may be lost, and under no other', async () => {
    await forgot(email);
    const token = await mailedToken();
    const once = { 'idempotency-key': randomUUID() };
    const answers = [];
    for (const password of [NEW_PASSWORD, NEW_PASSWORD, 'another password, also fine'])
      answers.push((await reset(token, password, once)).status);
    expect(answers).toEqual([204, 204, 409]);
    expect((await reset(token, NEW_PASSWORD, { 'idempotency-key': randomUUID() })).body.code).toBe(
      'RESET_TOKEN_INVALID',
    );
    expect((await login(NEW_PASSWORD)).status).toBe(200);
  });

  it('is not replaced by a link older than an hour', async () => {
    await forgot(email);
    const token = await mailedToken();
    product.clock.advance({ hours: 1, seconds: 1 });
    expect((await reset(token)).body.code).toBe('RESET_TOKEN_INVALID');
  });

  it('is replaced by the link that came first, also when a stranger asks for another; that one is good no more', async () => {
    await forgot(email);
    const first = await mailedToken();
    await forgot(email);
    const second = await mailedToken();
    expect((await reset(first)).status).toBe(204);
    expect((await reset(second)).body.code).toBe('RESET_TOKEN_INVALID');
  });

  it('is asked for from a known device also when strangers have asked too often', async () => {
    for (let i = 0; i < 5; i++) await forgot(email);
    for (let i = 0; i < 4; i++) await mailedToken();
    expect((await ada.post('/api/auth/password/forgot', { email })).status).toBe(202);
    expect((await reset(await mailedToken())).status).toBe(204);
  });

  it('is not replaced by a common one', async () => {
    await forgot(email);
    const token = await mailedToken();
    expect((await reset(token, 'password123')).body.errors?.[0]?.field).toBe('password');
    expect((await reset(token)).status).toBe(204);
  });

  it('is mailed about though a request that came before it cannot be answered', async () => {
    const stuck = await product.visitor().register();
    const pool = product.app.get(Pool, { strict: false });
    await pool.query(
      `alter table identity.password_resets add constraint stuck check (member_id <> '${stuck.user.id}') not valid`,
    );
    await forgot(stuck.user.email);
    await forgot(email);
    expect((await reset(await mailedToken())).status).toBe(204);
    await pool.query('alter table identity.password_resets drop constraint stuck');
    email = stuck.user.email;
    expect((await reset(await mailedToken())).status).toBe(204);
  });

  it('is not replaced by a link to an address that staff corrected meanwhile, which is told so', async () => {
    await forgot(email);
    const token = await mailedToken();
    const admin = await product.admin();
    await admin.post(`/api/admin/members/${ada.user!.id}/account`, { email: `new-${email}` });
    expect((await reset(token)).body.code).toBe('RESET_TOKEN_INVALID');
    await allAnswered();
    const mail = post.received.findLast((one) => one.includes('another e-mail address'));
    expect(mail).toContain(`To: ${email}`);
  });

  it('answers alike for an address that nobody has, and sends nothing', async () => {
    const before = linksMailed();
    const [known, unknown] = [await forgot(email), await forgot('nobody@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailedToken();
    await allAnswered();
    expect(linksMailed()).toBe(before + 1);
  });

  it('answers alike when it is asked for too often, and sends nothing more', async () => {
    const before = linksMailed();
    for (let i = 0; i < 5; i++) expect((await forgot(email)).status).toBe(202);
    for (let i = 0; i < 4; i++) await mailedToken();
    await allAnswered();
    expect(linksMailed()).toBe(before + 4);
  });

  it('stays with a banned member', async () => {
    await (await product.admin()).post(`/api/admin/members/${ada.user!.id}/ban`, {});
    const before = linksMailed();
    await forgot(email);
    await allAnswered();
    expect(linksMailed()).toBe(before);
  });
});

describe('a link that is opened', () => {
  it('is told to be good as often as it is asked, until it was used', async () => {
    await forgot(email);
    const token = await mailedToken();
    expect([await check(token), await check(token)]).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    expect((await reset(token)).status).toBe(204);
    expect(await check(token)).toEqual([422, 'RESET_TOKEN_INVALID']);
  });

  it('is told to be good no more after an hour, and made up ones as well', async () => {
    await forgot(email);
    const token = await mailedToken();
    product.clock.advance({ hours: 1, seconds: 1 });
    expect([await check(token), await check('made up')]).toEqual([
      [422, 'RESET_TOKEN_INVALID'],
      [422, 'RESET_TOKEN_INVALID'],
    ]);
  });
});

describe('a link that was asked for before a ban', () => {
  it('tells the member of the suspension, and why', async () => {
    await forgot(email);
    const token = await mailedToken();
    await (await product.admin()).post(`/api/admin/members/${ada.user!.id}/ban`, { reason: 'Spam' });
    expect(await check(token)).toEqual([403, 'ACCOUNT_SUSPENDED']);
    const { status, body } = await reset(token);
    expect([status, body]).toMatchObject([403, { code: 'ACCOUNT_SUSPENDED', reason: 'Spam' }]);
  });
});

/** Waits until all requests for links are answered and all mails are sent. */
async function allAnswered(): Promise<void> {
  const pool = product.app.get(Pool, { strict: false });
  for (;;) {
    const { rows } = await pool.query<{ n: number }>(
      `select (select count(*) from identity.password_reset_requests)::int
            + (select count(*) from mail.messages where sent_at is null)::int as n`,
    );
    if (rows[0]?.n === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
