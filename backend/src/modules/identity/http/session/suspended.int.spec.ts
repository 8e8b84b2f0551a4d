import { beforeEach, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { newCreator } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { PASSWORD, type TestClient } from '../../../../../test/support/test-client.js';
import type { Problem } from '../../../../platform/http/problem.js';
import type { ErasurePage } from '../../read-models/profile/erasures.response.js';
import type { MyDataResponse } from '../../read-models/profile/my-data.response.js';

const product = testApp();
const admin = adminOf(product);
let ada: TestClient;
let credentials: { email: string; password: string };
beforeEach(async () => {
  ada = await newCreator(product);
  credentials = { email: ada.user?.email ?? '', password: PASSWORD };
});
const ban = () => admin.post(`/api/admin/members/${idOf(ada)}/ban`, { reason: 'Copied work' });
const at = <Body>(door: 'data' | 'erasure' | 'erasure/withdraw', body: object = credentials) =>
  product.visitor().post<Body>(`/api/auth/suspended/${door}`, body);

it('shows a suspended member all that is held, though signing in is refused', async () => {
  await ban();
  expect((await product.visitor().post<Problem>('/api/auth/login', credentials)).body.code).toBe('ACCOUNT_SUSPENDED');
  const { status, body } = await at<MyDataResponse>('data');
  expect([status, body.profile.email]).toEqual([200, credentials.email]);
  expect(body.history.map(({ type }) => type)).toContain('MemberBanned');
});

it('takes a suspended member’s wish to be erased, and tells staff until when to answer', async () => {
  await ban();
  expect((await at('erasure')).status).toBe(202);
  expect((await at('erasure')).status).toBe(202);
  const { body } = await admin.get<ErasurePage>('/api/audit/erasures?status=waiting&pageSize=100');
  const entry = body.items.find(({ memberId }) => memberId === idOf(ada));
  const days = (Date.parse(String(entry?.dueAt)) - Date.parse(String(entry?.requestedAt))) / 86_400_000;
  expect(days).toBe(30);
  expect((await admin.post(`/api/audit/members/${idOf(ada)}/erase`, {})).status).toBe(200);
});

it('lets a suspended member withdraw that wish, whether it was made before or since', async () => {
  await ada.post('/api/me/erasure');
  await ban();
  for (const again of [false, true]) {
    if (again) await at('erasure');
    expect(await at('erasure/withdraw')).toMatchObject({ status: 200, body: { erasureRequestedAt: null } });
    const { body } = await admin.get<ErasurePage>('/api/audit/erasures?status=waiting&pageSize=100');
    expect(body.items.map(({ memberId }) => memberId)).not.toContain(idOf(ada));
  }
  expect((await at('erasure/withdraw')).status).toBe(200);
});

it('opens to nobody without the password, and sends on who may sign in', async () => {
  expect((await at<Problem>('data')).body.code).toBe('NOT_SUSPENDED');
  await ban();
  expect((await at('data', { ...credentials, password: 'not the password' })).status).toBe(401);
  for (const door of ['erasure', 'erasure/withdraw'] as const)
    expect((await at(door, { ...credentials, email: 'nobody@example.com' })).status).toBe(401);
});
