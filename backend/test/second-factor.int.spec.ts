import { beforeEach, describe, expect, it } from '@jest/globals';
import { policies } from '../src/access/policies.js';
import type { Policy } from '../src/access/policy.js';
import type { AccessResponse } from '../src/modules/identity/read-models/page-access/page-access.controller.js';
import { EveryRouteHasAPolicy } from '../src/platform/access/every-route-has-a-policy.js';
import { idOf } from './support/businesses.js';
import { newCreator } from './support/creators.js';
import { adminOf, testApp } from './support/fixtures.js';
import { authenticator, begin, codeFor, login, withSecondFactor } from './support/second-factors.js';
import { PASSWORD, type TestClient } from './support/test-client.js';

const product = testApp({ STAFF_SECOND_FACTOR: 'required' });

const NOBODY = '01900000-0000-7000-8000-000000000000';

const policyOf = (name = ''): Policy | undefined => Object.entries<Policy>(policies).find(([key]) => key === name)?.[1];

/** The answers of staff routes with such a policy. The unknown query parameter keeps them from doing anything. */
async function requestGuardedRoutes(staff: TestClient, isMeant: (policy: Policy) => boolean): Promise<Set<string>> {
  const routes = product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
  const doors = routes.filter(({ policy }) => policyOf(policy)?.who === 'staff' && isMeant(policyOf(policy)!));
  expect(doors.length).toBeGreaterThan(4);
  const heard = new Set<string>();
  for (const { method, path } of doors) {
    const address = `${path.replaceAll(/:\w+/g, NOBODY)}?colour=green`;
    const { status, body } = await staff.send<{ code?: string } | undefined>(method, address);
    const isTurnedAway = status === 403 && body?.code !== 'FEATURE_OFF';
    heard.add(isTurnedAway ? `403 ${String(body?.code)}` : 'in');
  }
  return heard;
}
const all = () => true;
const asksAgain = ({ recentSecondFactor }: Policy) => recentSecondFactor === true;

const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const check = (staff: TestClient, code: string) =>
  staff.post<{ code?: string }>('/api/me/second-factor/check', { code });

/** The first admin, whose second factor is fresh. */
let admin = adminOf(product);
let phone: Awaited<ReturnType<typeof withSecondFactor>>;

/** Signs in with a new code. */
async function signInAgain(): Promise<void> {
  product.clock.advance({ seconds: 60 });
  await admin.signIn(product.config.adminEmail, product.config.adminPassword, phone.code());
}

describe('a second factor that staff must have', () => {
  it('closes all of the console, and none of the profile, until it is turned on', async () => {
    const { adminPassword: password } = product.config;
    expect(await requestGuardedRoutes(admin, all)).toEqual(new Set(['403 SECOND_FACTOR_REQUIRED']));
    const led = { outcome: 'redirect', to: '/profile/second-factor', code: 'SECOND_FACTOR_REQUIRED' };
    const before = (await admin.get<AccessResponse>('/api/me/access')).body.routes;
    expect(before.find(({ path }) => path === '/admin/kyc')).toMatchObject(led);
    expect((await admin.get('/api/me')).status).toBe(200);

    phone = await withSecondFactor(product, admin, password, await codeFor(product, admin));
    expect([...(await requestGuardedRoutes(admin, all))]).toEqual(['in']);
    const after = (await admin.get<AccessResponse>('/api/me/access')).body.routes;
    expect(after.find(({ path }) => path === '/admin/kyc')?.outcome).toBe('allowed');
  });

  it('is asked of no member', async () => {
    const ada = product.visitor();
    await ada.register();
    expect((await ada.get('/api/me/journey')).status).toBe(200);
    expect((await login(product, ada.user?.email ?? '')).status).toBe(200);
  });
});

describe('an act that weighs more', () => {
  const minutes = (count: number) => product.clock.advance({ minutes: count });

  it('asks for the second factor again after ten minutes, in each session for itself', async () => {
    const elsewhere = admin;
    admin = product.visitor();
    await signInAgain();
    minutes(9);
    expect([...(await requestGuardedRoutes(admin, asksAgain))]).toEqual(['in']);
    minutes(2);
    await Promise.all([admin.refresh(), elsewhere.refresh()]);
    expect([...(await requestGuardedRoutes(admin, asksAgain))]).toEqual(['403 SECOND_FACTOR_AGAIN']);
    expect([...(await requestGuardedRoutes(admin, (policy) => !asksAgain(policy)))]).toEqual(['in']);

    expect(told(await check(admin, '000000'))).toEqual([422, 'WRONG_CODE']);
    const code = phone.code();
    expect((await check(admin, code)).status).toBe(204);
    expect(told(await check(admin, code))).toEqual([422, 'WRONG_CODE']); // a code counts once
    expect([...(await requestGuardedRoutes(admin, asksAgain))]).toEqual(['in']);
    expect([...(await requestGuardedRoutes(elsewhere, asksAgain))]).toEqual(['403 SECOND_FACTOR_AGAIN']);
  });

  it('takes a recovery code as well, and opens after a sign-in with a code', async () => {
    await signInAgain();
    expect([...(await requestGuardedRoutes(admin, asksAgain))]).toEqual(['in']);
    expect((await check(admin, phone.recoveryCodes[0] ?? '')).status).toBe(204);
    expect(told(await check(admin, phone.recoveryCodes[0] ?? ''))).toEqual([422, 'WRONG_CODE']);
  });

  it('is nothing to prove where no second factor is on', async () => {
    expect(told(await check(await newCreator(product), '123456'))).toEqual([409, 'SECOND_FACTOR_IS_OFF']);
  });
});

describe('the first phone of a colleague', () => {
  beforeEach(signInAgain);
  const grant = async (member: TestClient, role = 'reviewer') =>
    (await admin.post<{ enrolmentCode: string | null }>(`/api/admin/members/${idOf(member)}/roles`, { grant: role }))
      .body.enrolmentCode ?? '';
  const needsCode = async (member: TestClient) =>
    (await member.get<{ needsEnrolmentCode: boolean }>('/api/me/second-factor')).body.needsEnrolmentCode;

  it('takes the code that came with the role, once', async () => {
    const ada = await newCreator(product);
    expect(await needsCode(ada)).toBe(false);
    const code = await grant(ada);
    expect(await needsCode(ada)).toBe(true);
    for (const wrong of [undefined, 'ABCDE-FGHIJ'])
      expect(told(await begin(ada, PASSWORD, wrong))).toEqual([422, 'WRONG_ENROLMENT_CODE']);
    const hers = await withSecondFactor(product, ada, PASSWORD, ` ${code.toLowerCase().replace('-', '')} `);
    expect((await ada.get('/api/admin/kyc')).status).toBe(200);
    expect(await grant(ada, 'auditor')).toBe(''); // she has a phone

    const off = { password: PASSWORD, code: hers.code() };
    expect((await ada.post('/api/me/second-factor/turn-off', off)).status).toBe(200);
    expect((await ada.get('/api/admin/kyc')).status).toBe(403);
    expect(await needsCode(ada)).toBe(false); // she has just used the former phone
    product.clock.advance({ minutes: 11 });
    await ada.signIn(ada.user?.email ?? '');
    expect(told(await begin(ada, PASSWORD, code))).toEqual([422, 'WRONG_ENROLMENT_CODE']);
    expect((await begin(ada, PASSWORD, await codeFor(product, ada))).status).toBe(200);
  });

  it('is none that was begun before the role was granted', async () => {
    const ada = await newCreator(product);
    const thief = authenticator(product, (await begin(ada)).body);
    await grant(ada);
    const confirmed = await ada.post<{ code?: string }>('/api/me/second-factor/confirm', { code: thief.code() });
    expect(told(confirmed)).toEqual([409, 'SECOND_FACTOR_NOT_BEGUN']);
  });

  it('is late after seven days', async () => {
    const ada = await newCreator(product);
    const code = await grant(ada);
    product.clock.advance({ days: 7, seconds: 1 });
    await ada.signIn(ada.user?.email ?? '');
    expect(told(await begin(ada, PASSWORD, code))).toEqual([422, 'WRONG_ENROLMENT_CODE']);
  });
});
