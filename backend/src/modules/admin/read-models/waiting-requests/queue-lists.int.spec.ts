import { beforeAll, expect, it } from '@jest/globals';
import { kycForm, newBusiness, proBusiness } from '../../../../../test/support/businesses.js';
import { claim } from '../../../../../test/support/card-payments.js';
import { proCreator, submitDay } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import { loanAmounts, queueTargetHours } from '../../../../reference-data/index.js';

const PHONE = '+2348031112223';

const product = testApp();
let admin = adminOf(product);
let waiting: TestClient;
beforeAll(async () => {
  const business = await proBusiness(product, admin);
  await business.post('/api/me/tool-requests', { toolName: 'Delivery bag' });
  await business.post('/api/me/loans', { amount: loanAmounts[0], purpose: 'Flour' });
  await business.post('/api/me/hire-requests', { skills: 'Writing' });
  await business.post('/api/me/orders', { toolName: 'Flier Prints' });
  waiting = await newBusiness(product, { firstName: 'Zanele', lastName: 'Khumalo', phone: PHONE });
  await waiting.post('/api/me/kyc', kycForm({ legalBusinessName: 'Khumalo & Sons 100%' }));
  const creator = await proCreator(product, admin, { firstName: 'Temitope', lastName: 'Adeyemi' });
  await submitDay(creator);
  await claim(creator, 'FT-waits');
});

const count = async (list: string, query: Record<string, string>): Promise<number> => {
  const path = `/api/admin/${list}?${new URLSearchParams(query).toString()}`;
  const { status, body } = await admin.get<{ items: object[]; total: number }>(path);
  expect([path, status]).toEqual([path, 200]);
  expect(body.items).toHaveLength(body.total);
  return body.total;
};

it.each([
  ['appraisals', 'adeyemi temi'],
  ['kyc', 'Zanele'],
  ['kyc', '& sons 100%'],
  ['hire-requests', 'bello'],
  ['tool-requests', 'Adunni'],
  ['tool-requests', 'very BAG'],
  ['loans', 'adunni bello'],
  ['loans', String(loanAmounts[0].amount / 100)],
])('finds %s by %s, and nothing by what is not there', async (list, q) => {
  expect(await count(list, { q })).toBe(1);
  expect(await count(list, { q: `${q} Nobody` })).toBe(0);
  expect(await count(list, { q: '%' })).toBeLessThanOrEqual(1);
});

it('finds what waits by an address and by a phone', async () => {
  for (const q of [waiting.user?.email ?? '', PHONE, '0803 111 2223'])
    expect([q, await count('kyc', { q })]).toEqual([q, 1]);
});

it('narrows a queue to what waits longer than its target', async () => {
  for (const list of ['loans', 'payments', 'orders'])
    expect([list, await count(list, { status: 'overdue' })]).toEqual([list, 0]);
  product.clock.advance({ hours: Math.max(...Object.values(queueTargetHours)), minutes: 1 });
  admin = await product.admin();
  for (const list of ['appraisals', 'kyc', 'hire-requests', 'tool-requests', 'loans', 'payments', 'orders'])
    expect([list, await count(list, { status: 'overdue' })]).toEqual([list, 1]);
  expect(await count('loans', { status: 'overdue', q: 'nobody' })).toBe(0);
});

it('narrows a queue by what its rows are', async () => {
  expect(await count('tool-requests', { status: 'member' })).toBe(1);
  expect(await count('tool-requests', { status: 'kyc' })).toBe(0);
  expect(await count('kyc', { status: 'again' })).toBe(0);
  expect(await count('appraisals', { status: 'again' })).toBe(0);
  expect((await admin.get('/api/admin/loans?status=kyc')).status).toBe(400);
});

it('takes the same filters into a file', async () => {
  const path = '/api/admin/queue-exports/growthTools?reason=For%20the%20month&status=member';
  const headers = { authorization: `Bearer ${admin.accessToken ?? ''}` };
  const fileOf = async (q: string) => (await fetch(`${product.url}${path}&q=${q}`, { headers })).text();
  expect(await fileOf('bag')).toContain('Delivery bag');
  expect(await fileOf('nobody')).not.toContain('Delivery bag');
});

it.each([
  ['loans', '250000.00,NGN'],
  ['payments', '35000.00,NGN'],
  ['orders', '10000.00,NGN'],
])('writes the money of %s into a file as the closing of a month does: %s', async (queue, money) => {
  const path = `/api/admin/queue-exports/${queue}?reason=For%20the%20month`;
  const headers = { authorization: `Bearer ${admin.accessToken ?? ''}` };
  expect(await (await fetch(`${product.url}${path}`, { headers })).text()).toContain(`,${money},`);
});

it('finds more than a thousand in their order, too', async () => {
  await product.app.get(Pool).query(
    `insert into read.pending_loans (id, member_id, purpose, requested_at, amount)
     select gen_random_uuid(), $1, 'Flour', timestamptz '2026-01-01' + i * interval '1 minute', $2
     from generate_series(1, 1001) i`,
    [waiting.user?.id, { amount: 12_345_00, currency: 'NGN' }],
  );
  const { body } = await admin.get<{ total: number; items: { createdAt: string }[] }>(
    '/api/admin/loans?q=12,345&sort=-createdAt',
  );
  expect(body.total).toBe(1001);
  const dates = body.items.map(({ createdAt }) => createdAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
