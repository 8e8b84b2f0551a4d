import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import { newColleague } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import { CARD_GATEWAY } from '../domain/actors.js';
import { order } from '../domain/order.aggregate.js';
import type { StaffOrderResponse } from '../read-models/all-orders/all-orders.response.js';
import type { OrderResponse } from '../read-models/orders/orders.response.js';
import type { ReceiptResponse } from '../read-models/receipts/receipts.response.js';
import type { OrderPlacedResponse } from './orders.requests.js';

const product = testApp();
const admin = adminOf(product);
let business: TestClient;
beforeAll(async () => {
  business = await proBusiness(product, admin);
});

const price = { amount: 1_500_000, currency: 'NGN' };
async function place(): Promise<string> {
  const { id } = (await business.post<OrderPlacedResponse>('/api/me/orders', { toolName: 'Business Cards' })).body;
  return id;
}
const claim = (id: string, body: object, member = business) =>
  member.post<Problem>(`/api/me/orders/${id}/payments`, body);
const withdraw = (id: string, member = business) => member.post<Problem>(`/api/me/orders/${id}/payments/withdraw`);
const markPaid = (id: string, staff = admin) => staff.post<Problem>(`/api/admin/orders/${id}/paid`);
/** All that was paid by card. */
const goBack = async (id: string) => {
  const caller = { ...systemCaller(CARD_GATEWAY), waitForReadModels: true };
  const target = { streamId: id, subjectId: idOf(business) };
  const command = { type: 'ReturnOrderPayment', data: { left: 0 } } as const;
  await product.app.get(CommandBus).execute(new ExecuteCommand(order, target, command, caller));
};
async function orderOf(id: string): Promise<OrderResponse> {
  const { items } = (await business.get<Page<OrderResponse>>('/api/me/orders?pageSize=100')).body;
  return items.find((order) => order.id === id)!;
}

describe('the payment of an order', () => {
  it('is claimed under the reference of the order, and seen by staff', async () => {
    const id = await place();
    const { reference, paidAt, claimed } = await orderOf(id);
    const paidOn = new Date().toISOString().slice(0, 10);
    expect({ paidAt, claimed }).toEqual({ paidAt: null, claimed: null });
    expect(await claim(id, { reference: ` ${reference?.toLowerCase()} `, paidOn })).toMatchObject({
      status: 200,
      body: { orderId: id, payment: 'claimed' },
    });
    expect(await orderOf(id)).toMatchObject({ reference, claimed: { ...price, reference, paidOn } });
    expect((await markPaid(id)).body).toEqual({ orderId: id, payment: 'paid' });
    expect(await orderOf(id)).toMatchObject({ reference: null, claimed: null, status: 'pending' });
    expect((await orderOf(id)).paidAt).not.toBeNull();
    const { items } = (await admin.get<Page<StaffOrderResponse>>('/api/admin/orders?pageSize=100')).body;
    expect(items.find(({ orderId }) => orderId === id)).toMatchObject({ status: 'pending', claimed: null });
    await eventually(async () => {
      const news = await business.get<Page<{ title: string }>>('/api/me/notifications');
      expect(news.body.items.map(({ title }) => title)).toContain('Order paid');
    });
    expect((await markPaid(id)).body).toMatchObject({ status: 409, code: 'ORDER_PAID_ALREADY' });
    expect((await claim(id, { reference: 'T-12345' })).body).toMatchObject({ status: 409, code: 'ORDER_PAID_ALREADY' });
  });

  it('is found by half its reference, the name and the price, in a status too', async () => {
    const id = await place();
    await claim(id, { reference: `FT-half-${id}` });
    const found = async (query: Record<string, string>) => {
      const asked = new URLSearchParams({ pageSize: '100', ...query }).toString();
      const { items } = (await admin.get<Page<StaffOrderResponse>>(`/api/admin/orders?${asked}`)).body;
      return items.map(({ orderId }) => orderId);
    };
    const half = id.slice(9);
    await eventually(async () => expect(await found({ q: half })).toEqual([id]));
    const [{ firstName, lastName } = { firstName: '', lastName: '' }] = (
      await admin.get<Page<StaffOrderResponse>>(`/api/admin/orders?q=${half}`)
    ).body.items;
    expect(await found({ q: `${lastName} ${firstName}` })).toContain(id);
    expect(await found({ q: '₦15,000' })).toContain(id);
    expect(await found({ q: half, status: 'completed' })).toEqual([]);
  });

  it('is claimed under the bank’s own reference too, corrected, and withdrawn', async () => {
    const id = await place();
    const ours = (await orderOf(id)).reference;
    await claim(id, { reference: 'BANK 77' });
    expect(await orderOf(id)).toMatchObject({ reference: 'BANK 77', givenReference: ours });
    await claim(id, { reference: 'BANK 78', amount: 1_000_000 });
    expect((await orderOf(id)).claimed).toEqual({ amount: 1_000_000, currency: 'NGN', reference: 'BANK 78' });
    expect((await withdraw(id)).body).toEqual({ orderId: id, payment: 'unpaid' });
    expect((await withdraw(id)).status).toBe(200);
    expect((await orderOf(id)).claimed).toBeNull();
  });

  it('keeps the reference that was shown as it was told, also after money went back', async () => {
    const id = await place();
    const first = (await orderOf(id)).reference!;
    await claim(id, { reference: first });
    await markPaid(id);
    await goBack(id);
    const { reference: second, givenReference } = await orderOf(id);
    expect([second === first, givenReference]).toEqual([false, null]);
    await claim(id, { reference: 'BANK 90' });
    expect(await orderOf(id)).toMatchObject({ reference: 'BANK 90', givenReference: second });
    await claim(id, { reference: 'BANK 91' });
    expect(await orderOf(id)).toMatchObject({ reference: 'BANK 91', givenReference: second });
    await withdraw(id);
    expect((await orderOf(id)).reference).toBe(second);
    await claim(id, { reference: 'BANK 92' });
    expect(await orderOf(id)).toMatchObject({ reference: 'BANK 92', givenReference: second });
  });

  it('is not marked as paid for a claim that was withdrawn meanwhile', async () => {
    const id = await place();
    await claim(id, { reference: 'BANK 78' });
    await withdraw(id);
    const seen = { claimed: 'BANK 78' };
    expect(await admin.post<Problem>(`/api/admin/orders/${id}/paid`, seen)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_PAYMENT_WITHDRAWN' },
    });
    await claim(id, { reference: 'BANK 78' });
    expect((await admin.post(`/api/admin/orders/${id}/paid`, seen)).status).toBe(200);
  });

  it('is refused with a slip in its reference, and under another order’s', async () => {
    const [id, other] = [await place(), await place()];
    const [own, another] = [(await orderOf(id)).reference!, (await orderOf(other)).reference];
    const slip = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [slip, another])
      expect((await claim(id, { reference: wrong })).body).toMatchObject({ code: 'PAYMENT_REFERENCE_MISTYPED' });
  });

  it.each(['2026-02-30', '2020-01-01', 'yesterday', '20 Nov 2026'])('is not of the day %s', async (paidOn) => {
    expect((await claim(await place(), { reference: 'BANK 79', paidOn })).body).toMatchObject({
      status: 422,
      errors: [{ field: 'paidOn' }],
    });
  });

  it('is the business of who placed it alone', async () => {
    const id = await place();
    const other = await proBusiness(product, admin);
    for (const answer of [claim(id, { reference: 'BANK 80' }, other), withdraw(id, other), withdraw(randomUUID())])
      expect((await answer).status).toBe(404);
    expect((await markPaid(id, business)).body).toMatchObject({ status: 403, code: 'STAFF_ONLY' });
  });

  it('is not due for an order that was rejected', async () => {
    const id = await place();
    await admin.post(`/api/admin/orders/${id}/status`, { status: 'rejected' });
    expect((await claim(id, { reference: 'BANK 81' })).body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    expect((await markPaid(id)).body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    expect((await orderOf(id)).reference).toBeNull();
  });

  it('is given back once the order is rejected, seen by both sides and in the receipts', async () => {
    const finance = await newColleague(product, admin, 'finance');
    const id = await place();
    await markPaid(id);
    const sendBack = (staff = finance, reference = 'GTB-9') =>
      staff.post<Problem>(`/api/admin/orders/${id}/money-back`, { reference });
    expect((await sendBack()).body).toMatchObject({ status: 409, code: 'ORDER_OWES_NOTHING' });
    await admin.post(`/api/admin/orders/${id}/status`, { status: 'rejected' });
    const listed = async () =>
      (await finance.get<Page<StaffOrderResponse>>('/api/admin/orders?pageSize=100')).body.items.find(
        ({ orderId }) => orderId === id,
      );
    expect(await listed()).toMatchObject({ isToGiveBack: true, returned: null });
    expect((await sendBack(business)).status).toBe(403);
    expect((await sendBack(finance, '')).body).toMatchObject({ status: 422, errors: [{ field: 'reference' }] });
    expect((await sendBack()).body).toEqual({ orderId: id, payment: 'unpaid' });
    const returned = { ...price, reference: 'GTB-9' };
    expect(await listed()).toMatchObject({
      isToGiveBack: false,
      paidAt: null,
      returned: { ...returned, by: expect.any(String) },
    });
    expect(await orderOf(id)).toMatchObject({ paidAt: null, returned });
    expect((await sendBack()).body).toMatchObject({ status: 409, code: 'ORDER_OWES_NOTHING' });
    await eventually(async () => {
      const news = await business.get<Page<{ title: string; text: string }>>('/api/me/notifications');
      expect(news.body.items).toContainEqual(
        expect.objectContaining({
          title: 'We sent money back to you',
          text: expect.stringContaining('₦15,000 for your order of Business Cards'),
          link: '/orders',
        }),
      );
    });
    await eventually(async () => {
      const { items } = (await finance.get<Page<ReceiptResponse>>('/api/admin/receipts?pageSize=100')).body;
      expect(items.find((receipt) => receipt.id === id)?.entries).toMatchObject([
        { kind: 'receipt', amount: price.amount },
        { kind: 'cancellation', amount: price.amount },
      ]);
    });
  });

  it('is marked by finance, who changes no states', async () => {
    const finance = await newColleague(product, admin, 'finance');
    const id = await place();
    expect((await finance.post(`/api/admin/orders/${id}/status`, { status: 'processing' })).status).toBe(403);
    expect((await markPaid(id, finance)).status).toBe(200);
  });
});
