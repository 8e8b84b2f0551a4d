import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { policies } from '../src/access/policies.js';
import type { Policy } from '../src/access/policy.js';
import type { AccessResponse } from '../src/modules/identity/read-models/page-access/page-access.controller.js';
import { EveryRouteHasAPolicy } from '../src/platform/access/every-route-has-a-policy.js';
import { login, withSecondFactor } from './support/second-factors.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ STAFF_SECOND_FACTOR: 'required' });
});
afterAll(() => product.close());

const NOBODY = '01900000-0000-7000-8000-000000000000';

/** What is heard at the routes of staff. */
async function heardAtTheDoors(staff: TestClient): Promise<Set<string>> {
  const policyOf = (name = ''): Policy | undefined =>
    Object.entries<Policy>(policies).find(([key]) => key === name)?.[1];
  const routes = product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
  const doors = routes.filter(({ policy }) => policyOf(policy)?.who === 'staff');
  expect(doors.length).toBeGreaterThan(40);
  const heard = new Set<string>();
  for (const { method, path } of doors) {
    const address = `${path.replaceAll(/:\w+/g, NOBODY)}?colour=green`; // nothing is done, as no route knows it
    const { status, body } = await staff.send<{ code?: string } | undefined>(method, address);
    heard.add(status === 403 ? `403 ${String(body?.code)}` : 'in');
  }
  return heard;
}

describe('a second factor that staff must have', () => {
  it('closes all of the console, and none of the profile, until it is turned on', async () => {
    const { adminPassword: password } = product.config;
    const admin = await product.admin();
    expect(await heardAtTheDoors(admin)).toEqual(new Set(['403 SECOND_FACTOR_REQUIRED']));
    const led = { outcome: 'redirect', to: '/profile/second-factor', code: 'SECOND_FACTOR_REQUIRED' };
    const before = (await admin.get<AccessResponse>('/api/me/access')).body.routes;
    expect(before.find(({ path }) => path === '/admin/kyc')).toMatchObject(led);
    expect((await admin.get('/api/me')).status).toBe(200);

    const phone = await withSecondFactor(product, admin, password);
    expect([...(await heardAtTheDoors(admin))]).toEqual(['in']);
    const after = (await admin.get<AccessResponse>('/api/me/access')).body.routes;
    expect(after.find(({ path }) => path === '/admin/kyc')?.outcome).toBe('allowed');

    const body = { password, code: phone.code() };
    expect((await admin.post('/api/me/second-factor/turn-off', body)).status).toBe(200);
    expect((await admin.get('/api/admin/members')).status).toBe(403);
  });

  it('is asked of no member', async () => {
    const ada = product.visitor();
    await ada.register();
    expect((await ada.get('/api/me/journey')).status).toBe(200);
    expect((await login(product, ada.user?.email ?? '')).status).toBe(200);
  });
});
