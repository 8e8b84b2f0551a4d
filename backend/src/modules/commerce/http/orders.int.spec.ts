import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { version as versionOf } from 'uuid';
import { idOf, newBusiness, proBusiness, upgrade, verifiedBusiness } from '../../../../test/support/businesses.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { StaffOrderResponse } from '../read-models/all-orders/all-orders.response.js';
import type { OrderResponse } from '../read-models/orders/orders.response.js';
import type { OrderPlacedResponse } from './orders.requests.js';

const ROUNDS = 100;
const AT_ONCE = 20;

const product = testApp();
const admin = adminOf(product);
let business: TestClient;
beforeAll(async () => {
  business = await proBusiness(product, admin);
});

const place = (toolName = 'Business Cards', headers = {}) =>
  business.post<OrderPlacedResponse>('/api/me/orders', { toolName }, headers);
const setTo = (orderId: string, status: string, more = {}, staff = admin) =>
  staff.post<Problem>(`/api/admin/orders/${orderId}/status`, { status, ...more });
const own = async () => (await business.get<Page<OrderResponse>>('/api/me/orders?pageSize=100')).body;

describe('an order', () => {
  it('costs what the catalogue says, and shows its way', async () => {
    const price = { amount: 1_500_000, currency: 'NGN' };
    const { status, body } = await place();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      orderDetails: { toolName: 'Business Cards', price },
      status: 'pending',
    });
    expect(versionOf(body.id)).toBe(7);
    await setTo(body.id, 'processing');
    await setTo(body.id, 'completed');
    const [order] = (await own()).items;
    expect(order).toMatchObject({ id: body.id, orderDetails: { price }, status: 'completed', reason: null });
    expect(order?.timeline.map((step) => step.status)).toEqual(['pending', 'processing', 'completed']);
  });

  it('is shown to staff with its member and what it may become', async () => {
    const { id } = (await place('Flier Prints')).body;
    const { body } = await admin.get<Page<StaffOrderResponse>>('/api/admin/orders?status=pending');
    expect(body.items[0]).toMatchObject({
      orderId: id,
      userId: idOf(business),
      firstName: 'Adunni',
      lastName: 'Bello',
      orderDetails: { toolName: 'Flier Prints', price: { amount: 1_000_000, currency: 'NGN' } },
      status: 'pending',
      nextStatuses: ['processing', 'rejected'],
    });
  });

  it('tells why it was rejected', async () => {
    const { id } = (await place()).body;
    expect((await setTo(id, 'rejected', { reason: 'Out of paper.' })).status).toBe(200);
    expect((await own()).items[0]).toMatchObject({ id, status: 'rejected', reason: 'Out of paper.' });
  });

  it('is one order, however often the button sends it', async () => {
    const before = (await own()).total;
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => place('Business Cards', headers)));
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.id}`)).size).toBe(1);
    expect((await own()).total).toBe(before + 1);
    expect((await place('Flier Prints', headers)).body).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('is another order under the same key of another member', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const other = await proBusiness(product, admin);
    const { id } = (await place('Business Cards', headers)).body;
    const { body } = await other.post<OrderPlacedResponse>('/api/me/orders', { toolName: 'Business Cards' }, headers);
    expect(body.id).not.toBe(id);
    expect((await other.get<Page<OrderResponse>>('/api/me/orders')).body.items.map((order) => order.id)).toEqual([
      body.id,
    ]);
  });

  it.each([
    [{ toolName: 'A ship' }, 'toolName'],
    [{}, 'toolName'],
    [{ toolName: 'Business Cards', price: { amount: 1, currency: 'NGN' } }, 'price'],
    [{ toolName: 'Business Cards', userId: '01900000-0000-7000-8000-00000000000a' }, 'userId'],
  ])('cannot be %p', async (body, field) => {
    const answer = await business.post<Problem>('/api/me/orders', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('changing the status', () => {
  it('is refused where the machine has no such step', async () => {
    const { id } = (await place()).body;
    expect((await setTo(id, 'completed')).body).toMatchObject({
      status: 409,
      code: 'ORDER_STATUS_NOT_POSSIBLE',
      title: 'Error updating status',
      detail: 'This order is pending and cannot become completed.',
    });
    expect((await setTo(id, 'pending')).status).toBe(409);
    expect((await setTo(id, 'lost')).status).toBe(422);
    expect((await setTo(randomUUID(), 'processing')).status).toBe(404);
  });

  it('has one winner in each of a hundred rounds', async () => {
    const staff = [admin, await product.admin()];
    const round = async (i: number): Promise<number[]> => {
      const { id } = (await place()).body;
      const wanted = i % 2 === 0 ? ['processing', 'processing'] : ['processing', 'rejected'];
      const answers = await Promise.all(wanted.map((status, who) => setTo(id, status, {}, staff[who])));
      return answers.map(({ status }) => status).toSorted();
    };
    for (let i = 0; i < ROUNDS; i += AT_ONCE) {
      const outcomes = await Promise.all(Array.from({ length: AT_ONCE }, (_, k) => round(i + k)));
      expect(outcomes).toEqual(outcomes.map(() => [200, 409]));
    }
  });
});

describe('ordering', () => {
  const locked = { status: 403, title: 'Feature Locked', detail: 'This feature is currently locked.' };
  const order = (client: TestClient) => client.post<Problem>('/api/me/orders', { toolName: 'Business Cards' });

  it('needs a session, a business, Pro and a passed verification, and says what is missing', async () => {
    expect((await order(product.visitor())).body).toMatchObject({
      status: 401,
      title: 'Authentication Error',
      detail: 'Please log in to place an order.',
    });
    const creator = product.visitor();
    await creator.register();
    expect((await order(creator)).body).toMatchObject({ status: 403, code: 'WRONG_MEMBERSHIP_TYPE' });
    const verified = await verifiedBusiness(product, admin);
    expect((await order(verified)).body).toMatchObject({ code: 'PRO_REQUIRED', ...locked });
    const pro = await newBusiness(product);
    await upgrade(admin, pro);
    expect((await order(pro)).body).toMatchObject({ code: 'KYC_REQUIRED', ...locked });
    await upgrade(admin, verified);
    expect((await order(verified)).status).toBe(201);
  });

  it('leaves the history open to a business that is no longer Pro', async () => {
    const verified = await verifiedBusiness(product, admin);
    expect((await verified.get('/api/me/orders')).body).toMatchObject({ items: [], total: 0 });
  });

  it('is handled by staff alone', async () => {
    expect((await business.get('/api/admin/orders')).status).toBe(403);
    expect((await setTo(randomUUID(), 'processing', {}, business)).status).toBe(403);
  });
});

describe('the list of all orders', () => {
  const list = async (query: string) => (await admin.get<Page<StaffOrderResponse>>(`/api/admin/orders?${query}`)).body;
  const idsOf = ({ items }: Page<StaffOrderResponse>): string[] => items.map(({ orderId }) => orderId);

  it.each(['createdAt', '-createdAt', 'waiting'])('is followed by its cursor in the order of %s', async (sort) => {
    const all = idsOf(await list(`sort=${sort}&pageSize=100`));
    const followed: string[] = [];
    for (let cursor = ''; followed.length < all.length; ) {
      const page = await list(`sort=${sort}&pageSize=25${cursor && `&cursor=${cursor}`}`);
      followed.push(...idsOf(page));
      cursor = page.nextCursor ?? '';
    }
    expect(all).toHaveLength(100);
    expect(followed).toEqual(all);
  });

  it('ends with a page that leads nowhere', async () => {
    const { total } = await list('');
    expect((await list(`page=${String(Math.ceil(total / 10))}`)).nextCursor).toBeNull();
  });

  it('refuses a cursor that it did not give', async () => {
    const { nextCursor } = await list('sort=waiting&pageSize=5');
    const places = [[1], [1, 2], ['yesterday', randomUUID()], [{ $ne: null }, randomUUID()], 'x'];
    const texts = places.map((place) => Buffer.from(JSON.stringify(place)).toString('base64url'));
    for (const cursor of ['x', nextCursor, ...texts]) {
      expect((await admin.get(`/api/admin/orders?cursor=${String(cursor)}`)).body).toMatchObject({
        status: 400,
        errors: [{ field: 'cursor' }],
      });
    }
  });
});
