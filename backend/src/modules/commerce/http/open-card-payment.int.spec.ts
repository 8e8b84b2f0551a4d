import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness } from '../../../../test/support/businesses.js';
import {
  becomes,
  becomesPro,
  cardPayments,
  periodsOfMember,
  statusOf,
} from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { PAYSTACK_KEY, startCardGateway } from '../../../../test/support/paystack.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { CardCheckoutResponse } from '../read-models/card-checkouts/card-checkouts.response.js';
import type { OrderResponse } from '../read-models/orders/orders.response.js';
import type { CardPaymentOpenedResponse } from './open-card-payment.controller.js';
import type { OrderPlacedResponse } from './orders.requests.js';

let gateway: Awaited<ReturnType<typeof startCardGateway>>;
let product: TestApp;
beforeAll(async () => {
  gateway = await startCardGateway();
  product = await startTestApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY, PAYSTACK_URL: gateway.url });
  gateway.webhookUrl = `${product.url}/api/webhooks/paystack`;
});
afterAll(async () => {
  await product.close();
  await gateway.close();
});

const inRand = { plan: 'standard', currency: 'ZAR' };
const open = (member: TestClient, body: object = inRand, headers = {}) =>
  member.post<CardPaymentOpenedResponse & Problem>('/api/me/card-payments', body, headers);
const visits = async (member: TestClient) =>
  (await member.get<Page<CardCheckoutResponse>>('/api/me/card-payments')).body.items;
const ends = (member: TestClient, status: string) =>
  eventually(async () => expect(await visits(member)).toMatchObject([{ status }]));
const asked = (reference: string) => gateway.asked.filter((path) => path.endsWith(`verify/${reference}`)).length;
/** Runs due jobs, advances the clock, runs them again, and signs the member in again. */
async function later(minutes: number, member: TestClient): Promise<void> {
  await runDueJobs(product);
  product.clock.advance({ seconds: minutes * 60 });
  await runDueJobs(product);
  await member.signIn(member.user?.email ?? '');
}
const paidBy = async (reference: string) => cardPayments(await product.admin(), reference, 'matched');

describe('a card payment', () => {
  it('is opened at the gateway with who pays, what for and how much', async () => {
    const creator = await newCreator(product);
    const { status, body } = await open(creator);
    expect({ status, url: body.authorizationUrl }).toEqual({
      status: 201,
      url: `${gateway.url}/pay/${body.reference}`,
    });
    expect(body.reference).toMatch(/^SK[0-9A-HJKMNP-TV-Z]{10}$/);
    const cancel_action = `http://localhost/card-payment?reference=${body.reference}`;
    expect(gateway.transactions.get(body.reference)).toMatchObject({
      amount: 65_000,
      currency: 'ZAR',
      callback_url: 'http://localhost/card-payment',
      customer: { email: creator.user?.email },
      metadata: { memberId: idOf(creator), plan: 'standard', cancel_action },
    });
    expect(await visits(creator)).toMatchObject([
      { plan: 'standard', orderId: null, price: { amount: 65_000, currency: 'ZAR' }, status: 'open' },
    ]);
  });

  it('is one for one idempotency key', async () => {
    const creator = await newCreator(product);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await open(creator, inRand, headers), await open(creator, inRand, headers)];
    expect(second.body).toEqual(first.body);
    expect((await open(creator)).body.reference).not.toBe(first.body.reference);
    expect(await visits(creator)).toHaveLength(2);
  });

  it('whose webhook is lost is asked for after 2, 10 and 60 minutes, until it is known', async () => {
    const creator = await newCreator(product);
    const { reference } = (await open(creator)).body;
    await later(2, creator);
    await ends(creator, 'not-paid');
    await gateway.pay(reference, { isLost: true });
    await later(8, creator);
    await becomesPro(creator);
    await ends(creator, 'paid');
    await later(50, creator);
    expect(asked(reference)).toBe(2);
    expect(await periodsOfMember(product, idOf(creator))).toEqual(['ProUpgraded']);
  });

  it('is asked for when the member comes back, but not by anybody, nor again and again', async () => {
    const creator = await newCreator(product);
    const { reference } = (await open(creator)).body;
    await gateway.pay(reference, { isLost: true });
    const [visit] = await visits(creator);
    const check = (member: TestClient) => member.post<Problem>(`/api/me/card-payments/${visit?.id ?? ''}/check`);
    expect((await check(await newCreator(product))).status).toBe(404);
    expect((await check(creator)).status).toBe(204);
    await becomesPro(creator);
    await ends(creator, 'paid');

    const idler = await newCreator(product);
    const opened = (await open(idler)).body;
    const [idle] = await visits(idler);
    for (let i = 0; i < 8; i++) await idler.post(`/api/me/card-payments/${idle?.id ?? ''}/check`);
    expect(asked(opened.reference)).toBeLessThan(8);
    await ends(idler, 'not-paid');
  });

  it('counts once, told by the webhook, by the page and by the job', async () => {
    const creator = await newCreator(product);
    const { reference } = (await open(creator)).body;
    const [visit] = await visits(creator);
    await gateway.pay(reference, { isLost: true });
    await Promise.all([
      ...Array.from({ length: 10 }, () => gateway.deliverAgain(reference)),
      creator.post(`/api/me/card-payments/${visit?.id ?? ''}/check`),
      later(2, creator),
    ]);
    await becomesPro(creator);
    await later(50, creator);
    await ends(creator, 'paid');
    expect(await paidBy(reference)).toHaveLength(1);
    expect(await periodsOfMember(product, idOf(creator))).toEqual(['ProUpgraded']);
  });

  it('takes Pro along when it goes back', async () => {
    const creator = await newCreator(product);
    const { reference } = (await open(creator)).body;
    await gateway.pay(reference);
    await becomesPro(creator);
    await ends(creator, 'paid');
    await gateway.refund(reference);
    await eventually(async () => expect(await statusOf(creator)).toBe('basic'));
  });

  it('is refused in words where the gateway does not answer, or the request names nothing to pay', async () => {
    const creator = await newCreator(product);
    const away = await startTestApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY, PAYSTACK_URL: 'http://127.0.0.1:9' });
    expect((await open(await newCreator(away))).body).toMatchObject({ status: 503, code: 'CARD_GATEWAY_UNAVAILABLE' });
    await away.close();
    for (const body of [{}, { plan: 'standard' }, { ...inRand, orderId: randomUUID() }])
      expect((await open(creator, body)).body).toMatchObject({ status: 422, code: 'NOTHING_TO_PAY' });
    expect(await visits(creator)).toEqual([]);
  });

  it('is not to be had where no key is set', async () => {
    const closed = await startTestApp();
    expect((await open(await newCreator(closed))).body).toMatchObject({ status: 409, code: 'CARDS_NOT_TAKEN' });
    await closed.close();
  });
});

const paidOrders = async (business: TestClient) =>
  (await business.get<Page<OrderResponse>>('/api/me/orders')).body.items.map(({ paidAt }) => paidAt !== null);
const becomesPaid = (business: TestClient, isPaid: boolean) =>
  eventually(async () => expect(await paidOrders(business)).toEqual([isPaid]));

async function orderToPay() {
  const admin = await product.admin();
  const business = await proBusiness(product, admin);
  const { id } = (await business.post<OrderPlacedResponse>('/api/me/orders', { toolName: 'Business Cards' })).body;
  const { reference } = (await open(business, { orderId: id })).body;
  return { admin, business, id, reference };
}

describe('an order', () => {
  it('is paid by card, and is to be paid again once that went back', async () => {
    const { admin, business, id, reference } = await orderToPay();
    expect(gateway.transactions.get(reference)).toMatchObject({ amount: 1_500_000, metadata: { orderId: id } });
    await gateway.pay(reference);
    await becomesPaid(business, true);
    expect(await paidBy(reference)).toMatchObject([{ applicationId: id }]);
    expect((await open(business, { orderId: id })).body).toMatchObject({ code: 'ORDER_PAID_ALREADY' });
    expect((await open(await proBusiness(product, admin), { orderId: id })).status).toBe(404);
    await gateway.refund(reference);
    await becomesPaid(business, false);
    const again = (await open(business, { orderId: id })).body.reference;
    await gateway.pay(again);
    await becomesPaid(business, true);
    expect(await paidBy(again)).toHaveLength(1);
  });

  it('that was rejected meanwhile leaves the money to staff', async () => {
    const { admin, id, reference } = await orderToPay();
    await admin.post(`/api/admin/orders/${id}/status`, { status: 'rejected' });
    await gateway.pay(reference);
    await becomes(admin, 'unmatched', reference, [{ fault: 'claim-rejected' }]);
  });

  it('that is rejected after it was paid is unpaid once the money goes back', async () => {
    const { admin, business, id, reference } = await orderToPay();
    await gateway.pay(reference);
    await becomesPaid(business, true);
    expect((await admin.post(`/api/admin/orders/${id}/status`, { status: 'rejected' })).status).toBe(200);
    await gateway.refund(reference);
    await becomesPaid(business, false);
  });

  it('stays paid by transfer when a charge for it goes back, of which staff are told', async () => {
    const { admin, business, id, reference } = await orderToPay();
    await business.post(`/api/me/orders/${id}/payments`, { reference: 'BANK 77' });
    await admin.post(`/api/admin/orders/${id}/paid`, { claimed: 'BANK 77' });
    await gateway.pay(reference);
    await becomes(admin, 'unmatched', reference, [{ fault: 'paid-already' }]);
    Object.assign(gateway.transactions.get(reference) ?? {}, { status: 'reversed' });
    await later(2, business);
    await becomes(await product.admin(), 'returned', reference);
    expect(await paidOrders(business)).toEqual([true]);
  });

  it('stays paid when a second charge for it goes back', async () => {
    const admin = await product.admin();
    const business = await proBusiness(product, admin);
    const { id } = (await business.post<OrderPlacedResponse>('/api/me/orders', { toolName: 'Business Cards' })).body;
    const first = (await open(business, { orderId: id })).body.reference;
    const second = (await open(business, { orderId: id })).body.reference;
    await gateway.pay(first);
    await becomesPaid(business, true);
    await gateway.pay(second);
    await becomes(admin, 'unmatched', second, [{ fault: 'paid-already' }]);
    // The review of the checkout finds it, and knows the order.
    Object.assign(gateway.transactions.get(second) ?? {}, { status: 'reversed' });
    await later(2, business);
    await becomes(await product.admin(), 'returned', second);
    expect(await paidOrders(business)).toEqual([true]);
  });
});
