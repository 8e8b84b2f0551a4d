import { beforeAll, expect, it } from '@jest/globals';
import { idOf, kycForm, newBusiness } from '../../../../../test/support/businesses.js';
import { newColleague } from '../../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';

interface Decisions {
  items: { type: string; subject: string; actorName: string; data: object; told: string | null }[];
  nextCursor: string | null;
}

const product = testApp();
const admin = adminOf(product);
let reviewer: TestClient;
beforeAll(async () => {
  reviewer = await newColleague(product, admin, 'reviewer');
  for (const staff of [admin, reviewer]) {
    const business = await newBusiness(product);
    await business.post('/api/me/kyc', kycForm());
    await staff.post(`/api/admin/kyc/${idOf(business)}/fail`, {
      reason: 'The address is missing.',
      staffNote: 'Ask at the office.',
    });
    product.clock.advance({ minutes: 1 });
  }
});

const list = async (query: string) => (await reviewer.get<Decisions>(`/api/admin/decisions/${query}`)).body;

it('tells what was decided in a queue, by whom and why, newest first, and nothing else of what was written', async () => {
  const { items } = await list('kyc');
  expect(items.map(({ type }) => type)).toEqual(['KycFailed', 'KycFailed']);
  expect(new Set(items.map(({ actorName }) => actorName)).size).toBe(2);
  expect(items.map(({ told }) => told)).toEqual(['The address is missing.', 'The address is missing.']);
  expect(JSON.stringify(items)).not.toContain('the office');
});

it('tells of the caller’s own alone, and since when', async () => {
  expect((await list('kyc?by=me')).items).toHaveLength(1);
  const from = encodeURIComponent(product.clock.now().toISOString());
  expect((await list(`kyc?from=${from}`)).items).toEqual([]);
});

it('goes on page by page', async () => {
  const first = await list('kyc?pageSize=1');
  const second = await list(`kyc?pageSize=1&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([1, 1, null]);
  expect(second.items[0]?.subject).not.toBe(first.items[0]?.subject);
});

it('is told to those alone who may read that queue', async () => {
  expect((await reviewer.get('/api/admin/decisions/loans')).status).toBe(404);
  expect((await reviewer.get('/api/admin/decisions/lunch')).status).toBe(400);
});
