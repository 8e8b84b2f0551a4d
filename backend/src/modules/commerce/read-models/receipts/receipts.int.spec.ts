import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { becomes, becomesPro, claimed, deliver } from '../../../../../test/support/card-payments.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import { charge, PAYSTACK_KEY, refund } from '../../../../../test/support/paystack.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { Page } from '../../../../platform/projections/read-models.js';
import type { ReceiptResponse, RevenueResponse } from './receipts.response.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);

const receiptsOf = async (member: TestClient) =>
  (await member.get<Page<ReceiptResponse>>('/api/me/receipts')).body.items;
const month = () => product.clock.now().toISOString().slice(0, 7);
const asked = () => `year=${month().slice(0, 4)}&month=${String(Number(month().slice(5)))}`;

async function confirmed() {
  const paid = await claimed(product);
  await admin.post(`/api/admin/program-fees/${paid.id}/confirm`, {});
  return { ...paid, receipt: await firstReceiptOf(paid.creator) };
}
const firstReceiptOf = (member: TestClient) =>
  eventually(async () => {
    const [receipt] = await receiptsOf(member);
    expect(receipt).toBeDefined();
    return receipt as ReceiptResponse;
  });
const numberOf = ({ entries }: ReceiptResponse) => entries[0]?.number ?? '';

describe('the receipt of a fee', () => {
  it('is there once the fee is confirmed, and says who paid how much for what', async () => {
    const { creator, id, receipt } = await confirmed();
    const { body: me } = await creator.get<{ firstName: string; lastName: string }>('/api/me');
    expect(receipt).toMatchObject({
      ...{ id, userId: idOf(creator), paidBy: `${me.firstName} ${me.lastName}` },
      ...{ paymentOf: 'plan', item: 'standard' },
      entries: [{ kind: 'receipt', amount: 3_500_000, currency: 'NGN', way: 'staff' }],
    });
    expect(numberOf(receipt)).toMatch(/^\d{4}-\d{6}$/);
    const { status, body } = await creator.get(`/api/me/receipts/${numberOf(receipt)}`);
    expect([status, body]).toEqual([200, receipt]);
  });

  it('is nobody else’s, as if it were not there', async () => {
    const { receipt } = await confirmed();
    const { creator: stranger } = await claimed(product);
    const foreign = await stranger.get(`/api/me/receipts/${numberOf(receipt)}`);
    expect(foreign.status).toBe(404);
    for (const number of ['2026-999999', 'x'])
      expect((await stranger.get(`/api/me/receipts/${number}`)).status).toBe(404);
  });

  it('is found by staff by its number and by its member', async () => {
    const { creator, receipt } = await confirmed();
    for (const query of [`number=${numberOf(receipt)}`, `memberId=${idOf(creator)}`]) {
      const { body } = await admin.get<Page<ReceiptResponse>>(`/api/admin/receipts?${query}`);
      expect(body.items).toEqual([receipt]);
    }
    const { body } = await admin.get<Page<ReceiptResponse>>('/api/admin/receipts?number=2026-999999');
    expect(body.items).toEqual([]);
  });

  it('is not issued for Pro that an admin gives', async () => {
    const { creator } = await claimed(product);
    await admin.post(`/api/admin/members/${idOf(creator)}/upgrade`, { plan: 'standard' });
    await becomesPro(creator);
    await confirmed();
    expect(await receiptsOf(creator)).toEqual([]);
  });

  it('loses the name and keeps number and amount when the member is erased', async () => {
    const { creator, receipt } = await confirmed();
    await admin.post(`/api/audit/members/${idOf(creator)}/erase`, {});
    await eventually(async () => {
      const { body } = await admin.get<Page<ReceiptResponse>>(`/api/admin/receipts?number=${numberOf(receipt)}`);
      expect(body.items).toMatchObject([{ id: receipt.id, paidBy: '', entries: receipt.entries }]);
    });
  });
});

describe('the month', () => {
  it('counts a refund as an entry of its own, and its sums are those of the events', async () => {
    const { creator, reference } = await claimed(product);
    await deliver(product, charge(reference));
    await becomesPro(creator);
    await deliver(product, refund(reference, { amount: '1000000' }));
    await becomes(admin, 'unmatched', reference);
    await deliver(product, refund(reference, { amount: '2500000' }));
    await eventually(async () => {
      const [receipt] = await receiptsOf(creator);
      expect(receipt?.entries).toMatchObject([
        { kind: 'receipt', amount: 3_500_000, way: 'gateway' },
        { kind: 'cancellation', amount: 1_000_000 },
        { kind: 'cancellation', amount: 2_500_000 },
      ]);
    });
    const file = await fetch(`${product.url}/api/admin/receipts/export?${asked()}&reason=Closing`, {
      headers: { authorization: `Bearer ${admin.accessToken ?? ''}` },
    });
    const lines = (await file.text())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const numbers = lines.flatMap(([number]) => number || []);
    expect(numbers).toEqual(numbers.map((_, i) => `${month().slice(0, 4)}-${String(i + 1).padStart(6, '0')}`));
    const { rows } = await product.app.get(Pool).query<{ sum: string; count: number }>(
      `select (sum(case type when 'ReceiptIssued' then 1 else -1 end * (data ->> 'amount')::bigint) / 100.0)::numeric(20, 2) as sum,
         count(*)::int from es.events where type in ('ReceiptIssued', 'ReceiptCancelled')`,
    );
    expect(lines.find(([, , kind]) => kind === 'sum of all')).toEqual([
      ...['', month(), 'sum of all', 'NGN', rows[0]?.sum, '', `"${String(rows[0]?.count)} entries"`],
    ]);
    const { rows: paid } = await product.app.get(Pool).query<{ sum: string }>(
      `select (sum(case type when 'ProgramFeeConfirmed' then (data ->> 'amount')::bigint else -coalesce((data ->> 'ofFee')::bigint, 0) end)
         / 100.0)::numeric(20, 2) as sum from es.events where type in ('ProgramFeeConfirmed', 'CardPaymentRefunded')`,
    );
    expect(paid[0]?.sum).toBe(rows[0]?.sum);
    const { body } = await admin.get<RevenueResponse>('/api/admin/revenue');
    const net = body.items.reduce((sum, { received, returned }) => sum + received - returned, 0);
    expect([body.months.at(-1), (net / 100).toFixed(2)]).toEqual([month(), rows[0]?.sum]);
    expect(body.items).toContainEqual(
      expect.objectContaining({
        of: 'standard',
        currency: 'NGN',
        way: 'gateway',
        received: 3_500_000,
        returned: 3_500_000,
      }),
    );
  });

  it('and the figures of Analysis are files that say the same of a sum', async () => {
    const address = `${product.url}/api/admin/figure-exports/revenue?reason=Closing`;
    const file = await fetch(address, { headers: { authorization: `Bearer ${admin.accessToken ?? ''}` } });
    expect(await file.text()).toContain(`${month()},standard,NGN,gateway,35000.00,35000.00`);
  });

  it('is asked for as a month, with a reason', async () => {
    for (const query of ['year=2026&month=13&reason=Closing', 'year=2026&month=11', 'month=11&reason=Closing'])
      expect((await admin.get(`/api/admin/receipts/export?${query}`)).status).toBe(400);
  });
});
