import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../../test/support/eventually.js';
import { testApp } from '../../../../../test/support/fixtures.js';
import { authenticator, begin, login, withSecondFactor } from '../../../../../test/support/second-factors.js';
import { PASSWORD, type TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { Mailbox } from '../../../../platform/mail/mailbox.js';

interface State {
  since: string | null;
  recoveryCodesLeft: number;
}

const product = testApp();

let ada: TestClient;
let email: string;
beforeEach(async () => {
  ada = product.visitor();
  email = (await ada.register()).user.email;
});

const state = async () => (await ada.get<State>('/api/me/second-factor')).body;
const confirm = (code: string, headers?: Record<string, string>) =>
  ada.post<State & Problem>('/api/me/second-factor/confirm', { code }, headers);
const turnOff = (code: string, password = PASSWORD, headers?: Record<string, string>) =>
  ada.post<State & Problem>('/api/me/second-factor/turn-off', { password, code }, headers);
const told = ({ status, body }: { status: number; body: Problem }) => [status, body.code];
const field = ({ body }: { body: Problem }) => body.errors?.map((error) => error.field);
const titles = async () =>
  (await ada.get<{ items: { code: string; text: string }[] }>('/api/me/notifications')).body.items.map(
    ({ code, text }) => `${code} ${text}`,
  );

describe('turning the second factor on', () => {
  it('is nobody’s from the start', async () => {
    expect(await state()).toEqual({ since: null, recoveryCodesLeft: 0, needsEnrolmentCode: false });
    expect((await login(product, email)).status).toBe(200);
  });

  it('takes the password, and one right code', async () => {
    const wrong = await begin(ada, 'not the password');
    expect([...told(wrong), field(wrong)]).toEqual([422, 'WRONG_PASSWORD', ['password']]);
    const { body } = await begin(ada);
    expect(body.address).toContain(`otpauth://totp/Sankofa%3A${encodeURIComponent(email)}?secret=${body.key}`);
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await login(product, email)).status).toBe(200); // not turned on yet

    const phone = authenticator(product, body);
    const stale = await confirm(phone.code(2));
    expect([...told(stale), field(stale)]).toEqual([422, 'WRONG_CODE', ['code']]);
    expect((await confirm(phone.code())).body).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect(told(await login(product, email))).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    expect(told(await begin(ada))).toEqual([409, 'SECOND_FACTOR_IS_ON']);
    expect(told(await confirm(phone.code(1)))).toEqual([409, 'SECOND_FACTOR_IS_ON']);
  });

  it('is done once, though the answer was lost and it is sent again', async () => {
    const phone = authenticator(product, (await begin(ada)).body);
    const headers = { 'idempotency-key': randomUUID() };
    const code = phone.code();
    const answers = [await confirm(code, headers), await confirm(code, headers)];
    expect(answers.map(({ status, body }) => [status, body.recoveryCodesLeft])).toEqual([
      [200, 10],
      [200, 10],
    ]);
  });

  it('wants the key that was shown last, within thirty minutes', async () => {
    const older = authenticator(product, (await begin(ada)).body);
    const newer = authenticator(product, (await begin(ada)).body);
    expect(told(await confirm(older.code()))).toEqual([422, 'WRONG_CODE']);
    product.clock.advance({ minutes: 30, seconds: 1 });
    await ada.signIn(email);
    expect(told(await confirm(newer.code()))).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
  });

  it('keeps neither key nor code where it could be read', async () => {
    const { body } = await begin(ada);
    const phone = authenticator(product, body);
    await confirm(phone.code());
    const { rows } = await product.app.get(Pool).query<{ row: string }>(
      `select t::text as row from es.events t union all select t::text from identity.second_factors t
         union all select t::text from identity.recovery_codes t union all select t::text from es.idempotency_keys t`,
    );
    const everything = rows.map(({ row }) => row).join('\n');
    const secrets = [body.key, ...body.recoveryCodes, ...body.recoveryCodes.map((code) => code.replace('-', ''))];
    for (const secret of secrets) {
      expect(everything).not.toContain(secret);
      expect(everything).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('is told in the inbox, and in the copy of the data, by its day alone', async () => {
    await withSecondFactor(product, ada);
    await eventually(async () => expect((await titles())[0]).toContain('SECOND_FACTOR_ON'));
    const { body } = await ada.get<{ secondFactorSince: string; history: { type: string; data: object }[] }>(
      '/api/me/data',
    );
    expect(body.secondFactorSince).toBe((await state()).since);
    expect(body.history).toContainEqual(
      expect.objectContaining({ type: 'SecondFactorTurnedOn', by: 'you', data: { recoveryCodes: 10 } }),
    );
  });
});

describe('turning it off', () => {
  it('takes the password and a code', async () => {
    const phone = await withSecondFactor(product, ada);
    expect(told(await turnOff(phone.code(), 'not the password'))).toEqual([422, 'WRONG_PASSWORD']);
    expect(told(await turnOff('ABCDE-FGHIJ'))).toEqual([422, 'WRONG_CODE']);
    const headers = { 'idempotency-key': randomUUID() };
    const code = phone.code();
    const off = { since: null, recoveryCodesLeft: 0 };
    expect((await turnOff(code, PASSWORD, headers)).body).toEqual(off);
    expect((await turnOff(code, PASSWORD, headers)).body).toEqual(off); // a repetition, as after a lost response
    expect(told(await turnOff(phone.code(1)))).toEqual([409, 'SECOND_FACTOR_IS_OFF']);
    expect((await login(product, email)).status).toBe(200);
    await eventually(async () => expect((await titles())[0]).toContain('SECOND_FACTOR_OFF'));
  });

  it('takes no code that was used to sign in, and a recovery code instead', async () => {
    const phone = await withSecondFactor(product, ada);
    const code = phone.code();
    expect((await login(product, email, code)).status).toBe(200);
    expect(told(await turnOff(code))).toEqual([422, 'WRONG_CODE']);
    expect((await turnOff(phone.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('leaves nothing that could be used once it is turned on again', async () => {
    const former = await withSecondFactor(product, ada);
    await turnOff(former.code());
    await withSecondFactor(product, ada);
    expect(told(await login(product, email, former.recoveryCodes[1]))).toEqual([401, 'SECOND_FACTOR_WRONG']);
  });
});

describe('new recovery codes', () => {
  const renew = (code: string, password = PASSWORD) =>
    ada.post<{ recoveryCodes: string[] } & Problem>('/api/me/second-factor/recovery-codes', { password, code });

  it('take the password and a code, and the former ones are good no longer', async () => {
    expect(told(await renew('123456'))).toEqual([409, 'SECOND_FACTOR_IS_OFF']);
    const phone = await withSecondFactor(product, ada);
    expect(told(await renew(phone.code(), 'not the password'))).toEqual([422, 'WRONG_PASSWORD']);
    expect(told(await renew('ABCDE-FGHIJ'))).toEqual([422, 'WRONG_CODE']);
    const { status, body } = await renew(phone.recoveryCodes[0] ?? '');
    expect([status, body.recoveryCodes.length, (await state()).recoveryCodesLeft]).toEqual([200, 10, 10]);
    expect(told(await login(product, email, phone.recoveryCodes[1]))).toEqual([401, 'SECOND_FACTOR_WRONG']);
    expect((await login(product, email, body.recoveryCodes[0])).status).toBe(200);
    await eventually(async () => expect((await titles()).join()).toContain('RECOVERY_CODES_RENEWED'));
  });

  it('are shown once: the same request again takes another code', async () => {
    const phone = await withSecondFactor(product, ada);
    const code = phone.code();
    expect(told(await renew(code))).toEqual([200, undefined]);
    expect(told(await renew(code))).toEqual([422, 'WRONG_CODE']);
  });
});

it('tells each change by mail to the address from before it', async () => {
  const mails = async () => {
    const kept = await product.app.get(Mailbox).latest(20);
    return kept
      .filter(({ subjectId }) => subjectId === ada.user?.id)
      .map(({ message }) => [message?.to, message?.subject]);
  };
  const phone = await withSecondFactor(product, ada);
  const path = '/api/me/second-factor/recovery-codes';
  await ada.post(path, { password: PASSWORD, code: phone.code() });
  await turnOff(phone.code(1));
  const admin = await product.admin();
  const changed = `changed-${email}`;
  expect((await admin.post(`/api/admin/members/${ada.user?.id ?? ''}/account`, { email: changed })).status).toBe(200);
  expect((await mails()).toReversed()).toEqual([
    [email, 'Two-step sign-in is on for your Sankofa account'],
    [email, 'Your Sankofa account has new recovery codes'],
    [email, 'Two-step sign-in is off for your Sankofa account'],
    [email, 'Your Sankofa account has another e-mail address'],
  ]);
});

it('goes with the account when the member is erased', async () => {
  await withSecondFactor(product, ada);
  const held = async () => {
    const { rows } = await product.app.get(Pool).query<{ n: number }>(
      `select (select count(*) from identity.second_factors where member_id = $1)::int
            + (select count(*) from identity.recovery_codes where member_id = $1)::int as n`,
      [ada.user?.id],
    );
    return rows[0]?.n;
  };
  expect(await held()).toBe(11);
  const admin = await product.admin();
  expect((await admin.post(`/api/audit/members/${ada.user?.id ?? ''}/erase`, {})).status).toBe(200);
  expect(await held()).toBe(0);
});
