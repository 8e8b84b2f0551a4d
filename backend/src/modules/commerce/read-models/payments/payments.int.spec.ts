import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { claim } from '../../../../../test/support/card-payments.js';
import { newCreator } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { newStaff } from '../../../../../test/support/unregistrable.js';
import type { PaymentPage } from './payments.response.js';

const product = testApp();
let finance: TestClient;
const ids: Record<string, string> = {};
beforeAll(async () => {
  finance = await newStaff(product, await product.admin(), 'finance');
  const people = { ada: ['Ada', 'Nwosu'], zola: ['Zola', 'Dlamini'], temi: ['Témi', 'Ọlátúnjí'] } as const;
  for (const [who, [firstName, lastName]] of Object.entries(people)) {
    const member = await newCreator(product, { firstName, lastName });
    ids[who] = (await claim(member, `FT-${who}-77`, { plan: who === 'ada' ? 'basic' : 'standard' })).body.id;
  }
  await finance.post(`/api/admin/program-fees/${ids['ada'] ?? ''}/confirm`);
  await finance.post(`/api/admin/program-fees/${ids['zola'] ?? ''}/reject`, { reason: 'Not there.' });
});

const search = async (query: Record<string, string>) =>
  (await finance.get<PaymentPage>(`/api/admin/payments?${new URLSearchParams(query).toString()}`)).body;
const idsFound = async (query: Record<string, string>) =>
  (await search(query)).items.map(({ applicationId }) => applicationId);

describe('payments', () => {
  it('are told apart by their state, with who decided', async () => {
    expect(await search({ status: 'confirmed' })).toMatchObject({
      total: 1,
      items: [{ applicationId: ids['ada'], confirmedBy: 'staff', decidedBy: expect.any(String) }],
    });
    expect(await search({ status: 'rejected' })).toMatchObject({ items: [{ reason: 'Not there.' }] });
    expect(await idsFound({ status: 'pending' })).toEqual([ids['temi']]);
    expect(await idsFound({})).toEqual([ids['temi'], ids['zola'], ids['ada']]);
  });

  it.each([
    ['half a reference', 'tzola', 'zola'],
    ['a reference as somebody else types it', 'ft zola 77', 'zola'],
    ['a name', 'nwosu ada', 'ada'],
    ['a name without its marks', 'olatunji', 'temi'],
    ['an amount', '₦4,500', 'ada'],
  ])('are found by %s', async (_, q, who) => expect(await idsFound({ q })).toEqual([ids[who]]));

  it('are found by an amount in a state', async () => {
    expect(await idsFound({ q: '35000.00', status: 'rejected' })).toEqual([ids['zola']]);
    expect((await search({ q: '%' })).total).toBe(0);
    expect((await search({ q: randomUUID() })).total).toBe(0);
  });

  it('are found by the number of their receipt, which is told with them', async () => {
    const { receipt } = await eventually(async () => {
      const [paid] = (await search({ status: 'confirmed' })).items;
      expect(paid?.receipt).toMatch(/^\d{4}-\d{6}$/);
      return { receipt: paid?.receipt ?? '' };
    });
    expect(await idsFound({ q: receipt })).toEqual([ids['ada']]);
  });

  it('leave the list that waits as it is: oldest first, searched too', async () => {
    const { body } = await finance.get<PaymentPage>('/api/admin/program-fees?q=temi');
    expect(body.items.map(({ applicationId }) => applicationId)).toEqual([ids['temi']]);
    expect((await finance.get<PaymentPage>('/api/admin/program-fees?q=zola')).body.total).toBe(0);
  });
});
