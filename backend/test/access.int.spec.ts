import { beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AccessResponse,
  PageAccessResponse,
} from '../src/modules/identity/read-models/page-access/page-access.controller.js';
import type { Problem } from '../src/platform/http/problem.js';
import { accessColumns, accessTable } from './support/access-table.js';
import { idOf, kycForm, newBusiness, proBusiness, upgrade, verifiedBusiness } from './support/businesses.js';
import { newCreator, proCreator } from './support/creators.js';
import { eventually } from './support/eventually.js';
import { testApp } from './support/fixtures.js';
import { PASSWORD, type TestClient } from './support/test-client.js';
import { newStaff, newWalletMember } from './support/unregistrable.js';

type Person = (typeof accessColumns)[number];

const FOUR_MONTHS = { days: 123 };

const product = testApp();
let people: Record<Exclude<Person, 'suspended creator'>, TestClient>;
beforeAll(async () => {
  const early = await product.admin();
  const graduate = await withPoints(early, await proCreator(product, early), 50);
  product.clock.advance(FOUR_MONTHS);
  await graduate.signIn(graduate.user?.email ?? '');
  const admin = await product.admin();
  people = {
    'basic creator': await newCreator(product),
    'Pro creator, 49 points': await withPoints(admin, await proCreator(product, admin), 49),
    'Pro creator, 50 points': await withPoints(admin, await proCreator(product, admin), 50),
    'Pro creator, 50 points, approved 4 months ago': graduate,
    'basic business, new': await newBusiness(product),
    'basic business, approved': await verifiedBusiness(product, admin),
    'Pro business, pending': await pendingBusiness(admin),
    'Pro business, approved': await proBusiness(product, admin),
    'wallet member': await newWalletMember(product),
    admin,
    reviewer: await newStaff(product, admin, 'reviewer'),
    auditor: await newStaff(product, admin, 'auditor'),
    operator: await newStaff(product, admin, 'operator'),
    finance: await newStaff(product, admin, 'finance'),
  };
});

async function withPoints(admin: TestClient, creator: TestClient, delta: number): Promise<TestClient> {
  expect((await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta })).status).toBe(200);
  return creator;
}

async function pendingBusiness(admin: TestClient): Promise<TestClient> {
  const business = await newBusiness(product);
  expect((await business.post('/api/me/kyc', kycForm())).status).toBe(201);
  await upgrade(admin, business);
  return business;
}

function wordsOf({ outcome, to, code }: PageAccessResponse): string {
  if (outcome === 'redirect') return [to, code].filter(Boolean).join(' ');
  return outcome === 'lock' ? `lock ${String(code).replace('_REQUIRED', '')}` : outcome;
}

describe('the access table, asked of the running product', () => {
  it.each(accessColumns.flatMap((person, column) => (person === 'suspended creator' ? [] : [{ person, column }])))(
    'holds in every cell of the column: $person',
    async ({ person, column }) => {
      const expected = Object.fromEntries(Object.entries(accessTable).map(([path, row]) => [path, row[column]]));
      await eventually(async () => {
        const { body } = await people[person].get<AccessResponse>('/api/me/access');
        const told = body.routes.filter(({ path }) => path in accessTable);
        expect(Object.fromEntries(told.map((rule) => [rule.path, wordsOf(rule)]))).toEqual(expected);
      });
    },
  );

  it('has no cell for someone suspended: the session is over, and signing in says why', async () => {
    const banned = await newCreator(product);
    const path = `/api/admin/members/${idOf(banned)}/ban`;
    expect((await people.admin.post(path, { reason: 'Copied work' })).status).toBe(200);
    expect((await banned.get('/api/me/access')).status).toBe(401);
    const again = { email: banned.user?.email, password: PASSWORD };
    const { status, body } = await product.visitor().post<Problem>('/api/auth/login', again);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });
});
