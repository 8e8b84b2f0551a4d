import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { testApp } from '../../../../../test/support/fixtures.js';
import { PASSWORD, type SignedIn, type TestClient } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';

const product = testApp();

const signInAs = (client: TestClient, email: string, password = PASSWORD) =>
  client.post<SignedIn & Problem>('/api/auth/login', { email, password });
const refresh = (client: TestClient, headers?: Record<string, string>) =>
  client.send<SignedIn & Problem>('POST', '/api/auth/refresh', { headers });

describe('signing in', () => {
  it('answers with a token for ten minutes, the roles, and a cookie no script can read', async () => {
    const { user } = await product.visitor().register();
    const { status, body, headers } = await signInAs(product.visitor(), user.email);
    expect(status).toBe(200);
    expect(body.user).toEqual({ ...user, roles: ['member'] });
    const minutes = (new Date(body.expiresAt).getTime() - product.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(9.9);
    expect(minutes).toBeLessThanOrEqual(10);
    expect(body.expiresIn).toBe(600);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^sankofa_refresh=[\w-]{43}; Max-Age=51(84000|83999); Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^sankofa_device=[\w-]{12}\.\d{5}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  it('takes the address in any case, with white space around it', async () => {
    const { user } = await product.visitor().register();
    expect((await signInAs(product.visitor(), ` ${user.email.toUpperCase()} `)).status).toBe(200);
  });

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const { user } = await product.visitor().register();
    const wrong = await signInAs(product.visitor(), user.email, 'not the password');
    const unknown = await signInAs(product.visitor(), 'nobody@example.com');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS', title: 'Sign in Failed' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('slows guessing down by account, whether it exists or not', async () => {
    for (const email of [(await product.visitor().register()).user.email, 'nobody-either@example.com']) {
      const guess = () => signInAs(product.visitor(), email, 'not the password');
      for (let i = 0; i < 6; i++) expect((await guess()).status).toBe(401);
      const { status, headers, body } = await guess();
      expect([status, body.code, headers.get('Retry-After')]).toEqual([429, 'TOO_MANY_REQUESTS', '1']);
      product.clock.advance({ seconds: 1 });
      expect((await guess()).status).toBe(401);
    }
  });

  it('never locks the member out', async () => {
    const { user } = await product.visitor().register();
    for (let i = 0; i < 6; i++) await signInAs(product.visitor(), user.email, 'not the password');
    expect((await signInAs(product.visitor(), user.email)).status).toBe(429);
    product.clock.advance({ seconds: 1 });
    expect((await signInAs(product.visitor(), user.email)).status).toBe(200);
    expect((await signInAs(product.visitor(), user.email, 'not the password')).status).toBe(401);
  });

  it('slows down an address that tries many accounts', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const guess = (i: number) =>
      product.visitor().post('/api/auth/login', { email: `guess-${String(i)}@example.com`, password: 'x' }, headers);
    for (let i = 0; i < 101; i += 20) {
      await Promise.all(Array.from({ length: Math.min(20, 101 - i) }, (_, j) => guess(i + j)));
    }
    const late = await Promise.all([200, 201, 202, 203].map(guess));
    expect(late.map(({ status }) => status)).toContain(429);
    expect((await signInAs(product.visitor(), 'guess-300@example.com')).status).toBe(401);
  });

  it('lets a whole office in at one address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.8' };
    const { user } = await product.visitor().register();
    const heard = new Set<number>();
    for (let i = 0; i < 105; i++) {
      const right = { email: user.email, password: PASSWORD };
      heard.add((await product.visitor().post('/api/auth/login', right, headers)).status);
    }
    expect([...heard]).toEqual([200]);
  });
});

describe('signing in from another site', () => {
  it('is refused, lest a member should use a stranger’s account without noticing', async () => {
    const { user } = await product.visitor().register();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { email: user.email, password: PASSWORD };
    const { status, headers: answered } = await product.visitor().post('/api/auth/login', body, headers);
    expect([status, answered.getSetCookie()]).toEqual([403, []]);
  });

  it('is not read from a form, which any site may send', async () => {
    const { user } = await product.visitor().register();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = `email=${encodeURIComponent(user.email)}&password=${encodeURIComponent(PASSWORD)}`;
    const { status, headers: answered } = await product.visitor().post('/api/auth/login', form, headers);
    expect([status, answered.getSetCookie()]).toEqual([415, []]);
  });
});

describe('an access token', () => {
  it('is asked for', async () => {
    const { status, body } = await product.visitor().get<Problem>('/api/me');
    expect([status, body.code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('is good for ten minutes', async () => {
    const ada = product.visitor();
    await ada.register();
    product.clock.advance({ minutes: 9 });
    expect((await ada.get('/api/me')).status).toBe(200);
    product.clock.advance({ minutes: 2 });
    expect((await ada.get('/api/me')).status).toBe(401);
  });

  it('is not taken when it was changed', async () => {
    const ada = product.visitor();
    const { accessToken } = await ada.register();
    ada.accessToken = accessToken.slice(0, -3);
    expect((await ada.get('/api/me')).status).toBe(401);
  });
});

describe('refreshing', () => {
  let ada: TestClient;
  beforeEach(async () => {
    ada = product.visitor();
    await ada.register();
  });

  it('gives new tokens for the old one, and the same user', async () => {
    const former = ada.cookies.get('sankofa_refresh');
    const { status, body } = await refresh(ada);
    expect(status).toBe(200);
    expect(body.user).toEqual(ada.user);
    expect(ada.cookies.get('sankofa_refresh')).not.toBe(former);
    ada.accessToken = body.accessToken;
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  it('needs the cookie', async () => {
    expect((await refresh(product.visitor())).status).toBe(401);
  });

  it('leads fifty tabs to the same successor', async () => {
    const tabs = Array.from({ length: 50 }, () => ada.copy());
    const answers = await Promise.all(tabs.map((tab) => refresh(tab)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(tabs.map((tab) => tab.cookies.get('sankofa_refresh'))).size).toBe(1);
    expect((await refresh(tabs[0]!)).status).toBe(200);
  });

  it('leads a tab that comes late to the newest token, even over several exchanges', async () => {
    const late = ada.copy();
    for (let i = 0; i < 3; i++) await refresh(ada);
    expect((await refresh(late)).status).toBe(200);
    expect(late.cookies).toEqual(ada.cookies);
  });

  it('ends the session when an old token is used again later', async () => {
    const thief = ada.copy();
    await refresh(ada);
    product.clock.advance({ seconds: 21 });
    expect((await refresh(thief)).status).toBe(401);
    expect((await refresh(ada)).status).toBe(401);
    expect((await ada.get('/api/me')).status).toBe(401);
  });

  it('tells the member once that a copy ended it', async () => {
    const thief = ada.copy();
    await refresh(ada);
    product.clock.advance({ seconds: 21 });
    await Promise.all([refresh(thief), refresh(thief.copy())]);
    await ada.signIn(ada.user!.email);
    await eventually(async () => {
      const { body } = await ada.get<{ items: { code: string; link: string }[] }>('/api/me/notifications');
      expect(body.items).toMatchObject([{ code: 'SESSION_COPIED', link: '/profile/devices' }]);
    });
  });

  it('ends the session when a used token comes from another device', async () => {
    const thief = ada.copy();
    await refresh(ada, { 'user-agent': 'Her phone' });
    expect((await refresh(thief, { 'user-agent': 'His laptop' })).status).toBe(401);
    expect((await refresh(ada, { 'user-agent': 'Her phone' })).status).toBe(401);
  });

  it('goes on for as long as the member comes back, up to sixty days', async () => {
    for (let days = 0; days < 52; days += 13) {
      product.clock.advance({ days: 13 });
      expect((await refresh(ada)).status).toBe(200);
    }
    product.clock.advance({ days: 9 });
    expect((await refresh(ada)).status).toBe(401);
  });

  it('ends after fourteen days without the member', async () => {
    product.clock.advance({ days: 14, seconds: 1 });
    expect((await refresh(ada)).status).toBe(401);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost' }, 200],
    [{ 'sec-fetch-site': 'cross-site', 'x-requested-with': 'sankofa' }, 200],
  ])('with %j answers %i', async (headers, status) => {
    expect((await refresh(ada, headers)).status).toBe(status);
  });
});
