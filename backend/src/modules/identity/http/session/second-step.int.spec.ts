import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { testAppWithMail } from '../../../../../test/support/fixtures.js';
import { type Authenticator, login, withSecondFactor } from '../../../../../test/support/second-factors.js';
import { PASSWORD, type TestClient } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';

const { product, post } = testAppWithMail();

let ada: TestClient;
let email: string;
let phone: Authenticator;
beforeEach(async () => {
  ada = product.visitor();
  email = (await ada.register()).user.email;
  phone = await withSecondFactor(product, ada);
});

const told = ({ status, body }: { status: number; body: Problem }) => [status, body.code];
const wrong = [401, 'SECOND_FACTOR_WRONG'];

describe('signing in with a second factor', () => {
  it('asks for the code once the password is right, and says so to nobody else', async () => {
    expect(told(await login(product, email))).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    const guess = await login(product, email, phone.code(), 'not the password');
    const nobody = await login(product, 'nobody@example.com', phone.code(), 'not the password');
    expect(told(guess)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(guess.body).toEqual(nobody.body);
    expect((await login(product, email, phone.code())).body.user.email).toBe(email);
  });

  it('takes the code of the step before and of the next, and of no other', async () => {
    for (const step of [-2, 2]) expect(told(await login(product, email, phone.code(step)))).toEqual(wrong);
    product.clock.advance({ minutes: 2 });
    for (const step of [-1, 0, 1]) expect((await login(product, email, phone.code(step))).status).toBe(200);
  });

  it('takes it as people copy it', async () => {
    const code = phone.code();
    expect((await login(product, email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('takes no code twice, nor an older one after it', async () => {
    const code = phone.code();
    expect((await login(product, email, phone.code(1))).status).toBe(200);
    expect(told(await login(product, email, phone.code(1)))).toEqual(wrong);
    expect(told(await login(product, email, code))).toEqual(wrong);
  });

  it.each([
    ['code', () => phone.code()],
    ['recovery code', () => phone.recoveryCodes[0]],
  ])('lets one in of two who come with the same %s at the same moment', async (_, codeOf) => {
    const code = codeOf();
    const answers = await Promise.all([1, 2, 3].map(() => login(product, email, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  it('does not take the code of another member', async () => {
    const other = product.visitor();
    await other.register();
    const theirs = await withSecondFactor(product, other);
    expect(told(await login(product, email, theirs.code()))).toEqual(wrong);
    expect(told(await login(product, email, theirs.recoveryCodes[0]))).toEqual(wrong);
  });

  it('is not asked of a session that goes on', async () => {
    expect((await ada.send('POST', '/api/auth/refresh')).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('opens once, however it is typed, and the member hears of it', async () => {
    const [code = ''] = phone.recoveryCodes;
    expect((await login(product, email, code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect(told(await login(product, email, code))).toEqual(wrong);
    expect((await ada.get<{ recoveryCodesLeft: number }>('/api/me/second-factor')).body.recoveryCodesLeft).toBe(9);
    await eventually(async () => {
      const { body } = await ada.get<{ items: object[] }>('/api/me/notifications');
      expect(body.items[0]).toMatchObject({
        code: 'RECOVERY_CODE_USED',
        text: expect.stringContaining('Codes left: 9.'),
        link: '/profile/second-factor',
      });
    });
  });
});

describe('guessing codes', () => {
  it('is slowed down like guessing passwords, and a right password alone ends no wait', async () => {
    const guess = async (code?: string) => (await login(product, email, code)).status;
    for (let i = 0; i < 3; i++) {
      expect(await guess(phone.code(9))).toBe(401);
      expect(await guess()).toBe(401);
    }
    expect(await guess(phone.code(9))).toBe(429);
    expect(await guess(phone.code())).toBe(429);
    product.clock.advance({ seconds: 1 });
    expect(await guess(phone.code())).toBe(200);
    expect(await guess(phone.code(9))).toBe(401);
  });

  it('is slowed down in a signed-in session too', async () => {
    const turnOff = async (code: string) =>
      (await ada.post('/api/me/second-factor/turn-off', { password: 'not the password', code })).status;
    for (let i = 0; i < 6; i++) expect(await turnOff(phone.code())).toBe(422);
    expect(await turnOff(phone.code())).toBe(429);
    expect((await login(product, email, phone.code())).status).toBe(429);
  });

  it('is slowed down in a signed-in session with a used code', async () => {
    const code = phone.code();
    expect((await login(product, email, code)).status).toBe(200);
    const turnOff = async () => (await ada.post('/api/me/second-factor/turn-off', { password: PASSWORD, code })).status;
    for (let i = 0; i < 6; i++) expect(await turnOff()).toBe(422);
    expect(await turnOff()).toBe(429);
  });
});

describe('a member who signs in another way', () => {
  it('is asked for the code after the password was replaced by mail', async () => {
    await product.visitor().post('/api/auth/password/forgot', { email });
    let taken = await post.next();
    while (!taken.includes('Subject: Choose a new password')) taken = await post.next();
    const mail = taken.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
    const password = 'kente cloth in the wind';
    expect((await product.visitor().post('/api/auth/password/reset', { token, password })).status).toBe(204);
    expect(told(await login(product, email, undefined, password))).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    expect((await login(product, email, phone.code(), password)).status).toBe(200);
  });

  it('is told of a suspension as before', async () => {
    await (await product.admin()).post(`/api/admin/members/${ada.user?.id ?? ''}/ban`, { reason: 'Spam' });
    expect((await login(product, email)).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED', reason: 'Spam' });
  });
});
