import { beforeEach, describe, expect, it } from '@jest/globals';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { withSecondFactor } from '../../../../../test/support/second-factors.js';
import { PASSWORD, type SignedIn, type TestClient } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { Mailbox } from '../../../../platform/mail/mailbox.js';
import type { DecidedMemberResponse } from './members.controller.js';

const product = testApp();
const admin = adminOf(product);

let ada: TestClient;
let id: string;
beforeEach(async () => {
  ada = product.visitor();
  id = (await ada.register()).user.id;
});

const decide = (what: string, body: object = {}, who: TestClient = admin) =>
  who.post<DecidedMemberResponse & Problem>(`/api/admin/members/${id}/${what}`, body);
const login = (email: string) =>
  product.visitor().post<SignedIn & Problem>('/api/auth/login', { email, password: PASSWORD });

describe('a second factor that was lost with its recovery codes', () => {
  const reason = 'Named the last three payments on the telephone.';
  const isOn = async () =>
    (await admin.get<{ hasSecondFactor: boolean | null }>(`/api/admin/members/${id}`)).body.hasSecondFactor;
  const takeOff = (who: TestClient = admin) => decide('second-factor/turn-off', { reason }, who);

  it('is taken off with a reason, which ends every session and is told by mail', async () => {
    const { email } = ada.user!;
    expect(await isOn()).toBe(false);
    await withSecondFactor(product, ada);
    expect(await isOn()).toBe(true);
    expect((await decide('second-factor/turn-off')).status).toBe(422);
    expect((await takeOff()).body).toMatchObject({ userId: id, changed: true });
    expect([(await ada.get('/api/me')).status, (await ada.post('/api/auth/refresh')).status]).toEqual([401, 401]);
    expect((await login(email)).status).toBe(200);
    expect((await takeOff()).body.changed).toBe(false);
    expect(await isOn()).toBe(false);

    const mails = (await product.app.get(Mailbox).latest(5)).map(({ message }) => [message?.to, message?.subject]);
    expect(mails).toContainEqual([email, 'Two-step sign-in was turned off for your Sankofa account']);
    const { body } = await admin.get<object>(`/api/audit/events?stream=${id}&type=SecondFactorTurnedOff`);
    expect(body).toMatchObject({ items: [{ actor: admin.user!.id, sealed: ['reason'] }] });
  });

  it('is neither a colleague’s nor one’s own to take off', async () => {
    await withSecondFactor(product, ada);
    await decide('roles', { grant: 'reviewer' });
    expect((await takeOff()).body.code).toBe('STAFF_KEEP_SECOND_FACTOR');
    expect((await takeOff(ada)).body.code).toBe('STAFF_ONLY');
    id = admin.user!.id;
    expect((await takeOff()).body.code).toBe('STAFF_KEEP_SECOND_FACTOR');
  });

  it('stays where staff gave the account another address before', async () => {
    await withSecondFactor(product, ada);
    await decide('account', { email: `other-${ada.user!.email}` });
    expect((await takeOff()).body.code).toBe('ADDRESS_WAS_CORRECTED');
  });
});
