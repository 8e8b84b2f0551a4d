import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { testAppWithMail } from '../../../../../test/support/fixtures.js';
import { PASSWORD, type SignedIn, type TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { Problem } from '../../../../platform/http/problem.js';

const NEW_PASSWORD = 'kente cloth in the wind';

const { product, post } = testAppWithMail();

let ada: TestClient;
let email: string;
beforeEach(async () => {
  ada = product.visitor();
  email = (await ada.register()).user.email;
});

const change = (body: object, headers?: Record<string, string>) =>
  ada.post<Problem>('/api/auth/password/change', body, headers);
const login = (password: string) => product.visitor().post<SignedIn>('/api/auth/login', { email, password });

describe('changing the password', () => {
  it('ends the other sessions and open links, keeps this one, and tells the member by mail and in the inbox', async () => {
    const phone = product.visitor();
    await phone.signIn(email);
    await product.visitor().post('/api/auth/password/forgot', { email });
    const token = /token=3D([\w-]{43})/.exec((await post.next()).replaceAll('=\r\n', ''))?.[1];

    expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(204);
    const mail = await post.next();
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toContain('Subject: Your Sankofa password was changed');
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await phone.post('/api/auth/refresh')).status).toBe(401);
    expect((await ada.get('/api/me')).status).toBe(200);
    expect((await ada.post('/api/auth/refresh')).status).toBe(200);
    expect([(await login(PASSWORD)).status, (await login(NEW_PASSWORD)).status]).toEqual([401, 200]);
    const reset = await ada.post<Problem>('/api/auth/password/reset', { token, password: 'another one, as fine' });
    expect(reset.body.code).toBe('RESET_TOKEN_INVALID');
    const inbox = await ada.get<{ items: { code: string }[] }>('/api/me/notifications');
    expect(inbox.body.items.map(({ code }) => code)).toContain('PASSWORD_CHANGED');
  });

  it('asks for the current one, and for one that is not too common', async () => {
    const wrong = await change({ currentPassword: 'not the password', newPassword: NEW_PASSWORD });
    expect([wrong.status, wrong.body.code, wrong.body.errors?.map(({ field }) => field)]).toEqual([
      422,
      'WRONG_PASSWORD',
      ['currentPassword'],
    ]);
    const common = await change({ currentPassword: PASSWORD, newPassword: 'password1' });
    expect(common.body.errors?.map(({ field }) => field)).toEqual(['newPassword']);
    const blank = await change({ currentPassword: PASSWORD, newPassword: ' '.repeat(8) });
    expect(blank.body.errors?.map(({ field }) => field)).toEqual(['newPassword']);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('takes neither the name nor the address, and says so at the new password', async () => {
    const own = await change({ currentPassword: PASSWORD, newPassword: email });
    expect([own.status, own.body.errors?.map(({ field }) => field)]).toEqual([422, ['newPassword']]);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  it('needs no more than one connection to the database at a time', async () => {
    const pool = product.app.get(Pool, { strict: false });
    pool.emit('error', new Error('forgets the keys')); // drops the cached keys, which are read again
    const others = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
    const key = { 'idempotency-key': randomUUID() };
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    // The workers use that connection as well. A request that needs two at once would never finish.
    const done = eventually(async () => expect((await change(body, key)).status).toBe(204));
    await done.finally(() => others.forEach((client) => client.release()));
    await post.next();
  });

  it('slows guessing down, as at sign-in', async () => {
    const tries: number[] = [];
    for (let i = 0; i < 8; i++)
      tries.push((await change({ currentPassword: `guess ${String(i)}`, newPassword: NEW_PASSWORD })).status);
    expect(tries).toContain(429);
  });

  it('is done once, though it is sent again with its key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect([(await change(body, key)).status, (await change(body, key)).status]).toEqual([204, 204]);
    await post.next();
  });

  it('is won by one of two at the same moment', async () => {
    const answers = await Promise.all(
      [NEW_PASSWORD, 'another one, as fine'].map((newPassword) => change({ currentPassword: PASSWORD, newPassword })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    await post.next();
  });

  it('takes somebody signed in', async () => {
    const visitor = product.visitor();
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await visitor.post('/api/auth/password/change', body)).status).toBe(401);
  });
});
