import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { idOf } from '../../../../test/support/businesses.js';
import { newCreator } from '../../../../test/support/creators.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import type { Problem } from '../../../platform/http/problem.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { DeliveryJob } from '../deliveries/deliveries.js';
import { webhooks } from '../deliveries/webhook-dispatch.js';

interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly state: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly answer: string | null;
}

interface Heard {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let product: TestApp;
let admin: TestClient;
let receiver: Server;
const heard: Heard[] = [];
const heldOpen: ServerResponse[] = [];
let answer: [status: number, text: string, headers?: Record<string, string>] = [200, 'thanks'];

async function take(request: IncomingMessage): Promise<void> {
  const chunks = (await request.toArray()) as Buffer[];
  heard.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
}

beforeAll(async () => {
  product = await startTestApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'yes' });
  admin = await product.admin();
  receiver = createServer((request, response) => {
    if (request.url === '/silent') return void heldOpen.push(response);
    void take(request).then(() => response.writeHead(answer[0], answer[2]).end(answer[1]));
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  receiver.close();
  receiver.closeAllConnections();
  await product.close();
});
afterEach(async () => {
  const { body } = await admin.get<{ items: { id: string }[] }>('/api/admin/webhooks');
  for (const { id } of body.items) await admin.send('DELETE', `/api/admin/webhooks/${id}`);
  heard.length = 0;
  answer = [200, 'thanks'];
});

const addressOf = (path: string) => `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/${path}`;
const add = async (types: string[], url = addressOf('hook')) =>
  (await admin.post<{ id: string; secret: string }>('/api/admin/webhooks', { url, types })).body;
const deliveriesOf = async (id: string) =>
  (await admin.get<{ items: Delivery[]; total: number }>(`/api/admin/webhooks/${id}/deliveries?pageSize=100`)).body;
const verify = (secret: string, { body, headers }: Heard) =>
  new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: Record<string, unknown> };

/** As when Redis lost its jobs, and they are made of the log again. */
async function runJobsAgain(endpointId: string): Promise<void> {
  const { rows } = await product.app
    .get(Pool, { strict: false })
    .query<DeliveryJob>(
      'select endpoint_id as "endpointId", type, stream_id as "streamId", version from webhooks.deliveries where endpoint_id = $1',
      [endpointId],
    );
  const handler = product.app.get(Jobs, { strict: false }).handlers.get(webhooks.queue);
  for (const job of rows) await handler?.(job, '');
}

describe('a webhook', () => {
  it('is told of the events that it asked for, signed, without personal data', async () => {
    await newCreator(product); // comes before the webhook
    const { id, secret } = await add(['MemberRegistered', 'MemberBanned']);
    const ada = await newCreator(product);
    await admin.post(`/api/admin/members/${idOf(ada)}/ban`, { reason: 'A word about a person' });
    await runDueJobs(product);
    const told = heard.map((one) => verify(secret, one));
    expect(told.map(({ type }) => type).toSorted()).toEqual(['MemberBanned', 'MemberRegistered']);
    const registered = told.find(({ type }) => type === 'MemberRegistered')!;
    expect(registered.data).toMatchObject({ subjectId: idOf(ada), membershipType: 'Creator', version: 1 });
    for (const { body } of heard) expect(body).not.toMatch(/Ada|Obi|@example|\+234|A word|passwordDigest/);
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    const { items, total } = await deliveriesOf(id);
    expect([total, items[0]]).toEqual([
      2,
      expect.objectContaining({ state: 'delivered', status: 200, attempts: 1, answer: 'thanks' }),
    ]);
  });

  it('is told while another receiver does not answer, which gets one at a time once it was late', async () => {
    const { id } = await add(['MemberBanned'], addressOf('silent'));
    const ban = async () =>
      admin.post(`/api/admin/members/${idOf(await newCreator(product))}/ban`, { reason: 'A test' });
    await ban();
    await eventually(async () => expect(heldOpen).toHaveLength(1));
    await eventually(async () =>
      expect((await deliveriesOf(id)).items[0]).toMatchObject({ attempts: 1, status: null }),
    );
    for (let time = 0; time < 6; time++) await ban();
    await eventually(async () => expect(heldOpen).toHaveLength(2));
    await add(['MemberRegistered']);
    await newCreator(product);
    await eventually(async () => expect(heard).toHaveLength(1));
    expect(heldOpen).toHaveLength(2);
    for (const response of heldOpen) response.destroy();
  });

  it('is paused at once by a receiver that is gone', async () => {
    const { id } = await add(['MemberRegistered']);
    answer = [410, ''];
    await newCreator(product);
    await runDueJobs(product);
    const { body } = await admin.get<{ items: { id: string; pauseReason: string }[] }>('/api/admin/webhooks');
    expect(body.items).toEqual([expect.objectContaining({ id, pauseReason: 'the receiver says that it is gone' })]);
  });

  it('is sent one delivery again under its id', async () => {
    const { id, secret } = await add(['MemberRegistered']);
    await newCreator(product);
    await runDueJobs(product);
    const [delivery] = (await deliveriesOf(id)).items;
    expect((await admin.post(`/api/admin/webhooks/${id}/replay`, { deliveryId: delivery!.id })).body).toEqual({
      count: 1,
    });
    await runDueJobs(product);
    expect(heard.map((one) => one.headers['webhook-id'])).toEqual([delivery!.id, delivery!.id]);
    expect(verify(secret, heard[1]!).type).toBe('MemberRegistered');
    const unknown = { deliveryId: '019ddb71-0000-7000-8000-000000000000' };
    const { status } = await admin.post<Problem>(`/api/admin/webhooks/${id}/replay`, unknown);
    expect(status).toBe(404);
  });

  it('is tried again at its times, whichever of its jobs comes in between', async () => {
    const { id } = await add(['MemberRegistered']);
    answer = [429, 'busy'];
    await newCreator(product);
    await runDueJobs(product);
    await admin.post(`/api/admin/webhooks/${id}/replay`, { deliveryId: (await deliveriesOf(id)).items[0]!.id });
    await runDueJobs(product);
    expect(heard).toHaveLength(2);
    await expect(runJobsAgain(id)).rejects.toThrow('Not before');
    expect(heard).toHaveLength(2);
    expect((await deliveriesOf(id)).items[0]).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('has its secret rotated with a day in which both sign', async () => {
    const { id, secret } = await add(['MemberRegistered']);
    const { body } = await admin.post<{ secret: string }>(`/api/admin/webhooks/${id}/rotate`);
    expect(body.secret).not.toBe(secret);
    await admin.post(`/api/admin/webhooks/${id}/test`);
    for (const one of [secret, body.secret]) expect(verify(one, heard[0]!).type).toBe('webhook.test');
  });

  it('shows what a test was answered, and follows no redirect', async () => {
    const { id } = await add(['MemberRegistered']);
    answer = [302, 'elsewhere', { location: addressOf('other') }];
    const tried = await admin.post(`/api/admin/webhooks/${id}/test`);
    expect(tried.body).toMatchObject({ status: 302, answer: 'elsewhere' });
    expect(heard).toHaveLength(1);
    const { id: nowhere } = await add(['MemberRegistered'], 'http://127.0.0.1:9/hook');
    expect((await admin.post(`/api/admin/webhooks/${nowhere}/test`)).body).toMatchObject({ status: null });
  });

  it('is told of other events once they are chosen, and of the former no more', async () => {
    const { id, secret } = await add(['MemberRegistered']);
    const change = (types: string[]) => admin.send<Problem>('PATCH', `/api/admin/webhooks/${id}`, { body: { types } });
    expect((await change(['NoSuchEvent'])).body.code).toBe('INVALID_FIELDS');
    expect((await change([])).body.code).toBe('INVALID_FIELDS');
    expect(await change(['MemberBanned', 'MemberBanned'])).toMatchObject({ status: 200, body: { id } });
    const { body } = await admin.get<{ items: object[] }>('/api/admin/webhooks');
    expect(body.items).toEqual([expect.objectContaining({ id, types: ['MemberBanned'] })]);
    const ada = await newCreator(product);
    await admin.post(`/api/admin/members/${idOf(ada)}/ban`, { reason: 'A word about a person' });
    await runDueJobs(product);
    expect(heard.map((one) => verify(secret, one).type)).toEqual(['MemberBanned']);
  });

  it('is refused for a type that is none, for an address that has one, and without a choice', async () => {
    const url = addressOf('hook');
    const post = async (body: object) => (await admin.post<Problem>('/api/admin/webhooks', body)).body.code;
    expect(await post({ url, types: ['NoSuchEvent'] })).toBe('INVALID_FIELDS');
    expect(await post({ url, types: [] })).toBe('INVALID_FIELDS');
    await add(['KycPassed'], url);
    expect(await post({ url, types: ['KycPassed'] })).toBe('WEBHOOK_KNOWN');
  });

  it('tries again later under the same id, and pauses after three days, which operators are told', async () => {
    const { id } = await add(['MemberRegistered']);
    answer = [500, 'no '.repeat(200)];
    await newCreator(product);
    await runDueJobs(product);
    expect((await deliveriesOf(id)).items[0]).toMatchObject({ state: 'waiting', attempts: 1, status: 500 });
    for (const minutes of [1, 5, 30, 120, 300, 600, 840, 1_200, 1_224]) {
      product.clock.advance({ minutes, seconds: 1 });
      await runDueJobs(product);
    }
    admin = await product.admin();
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [delivery] = (await deliveriesOf(id)).items;
    expect(delivery).toMatchObject({ state: 'failed', attempts: 10 });
    expect(delivery!.answer!.length).toBeLessThanOrEqual(200);
    const { body } = await admin.get<object>('/api/ops/conditions');
    expect(JSON.stringify(body)).toContain('no delivery was taken for three days');

    answer = [200, 'thanks'];
    await newCreator(product);
    await runDueJobs(product);
    expect((await deliveriesOf(id)).items[0]!.state).toBe('held back');
    const since = new Date(product.clock.now().getTime() - 10 * 86_400_000).toISOString();
    const refused = await admin.post<Problem>(`/api/admin/webhooks/${id}/replay`, { since });
    expect([refused.status, refused.body.code]).toEqual([409, 'WEBHOOK_PAUSED']);
    await admin.post(`/api/admin/webhooks/${id}/resume`);
    heard.length = 0;
    await runJobsAgain(id);
    expect(heard).toEqual([]);
    expect((await deliveriesOf(id)).items.map(({ state }) => state)).toEqual(['held back', 'failed']);
    expect((await admin.post(`/api/admin/webhooks/${id}/replay`, { since })).body).toEqual({ count: 2 });
    await runDueJobs(product);
    expect((await deliveriesOf(id)).items.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    await eventually(async () =>
      expect(JSON.stringify((await admin.get<object>('/api/ops/conditions')).body)).not.toContain('three days'),
    );
  });
});

describe('an address', () => {
  it.each([
    ...['http://shop.example/hook', 'https://localhost/hook', 'https://127.0.0.1/hook', 'https://[::1]/hook'],
    ...[
      'https://10.0.0.1/hook',
      'https://user:pass@shop.example/',
      'ftp://shop.example',
      'hook',
      'https://shop.example:8443/',
    ],
  ])('is not taken: %s', async (url) => {
    const strict = await shared();
    const { status, body } = await strict.admin.post<Problem>('/api/admin/webhooks', { url, types: ['KycPassed'] });
    expect([status, body.code]).toEqual([422, 'WEBHOOK_URL_NOT_TAKEN']);
  });

  it('is refused as it is called, where its name leads into our own network', async () => {
    const { admin: strictAdmin } = await shared();
    const url = 'https://localtest.me/hook'; // a public name of 127.0.0.1, and no name at all offline
    const { body } = await strictAdmin.post<{ id: string }>('/api/admin/webhooks', { url, types: ['KycPassed'] });
    const tried = await strictAdmin.post<{ status: null; answer: string }>(`/api/admin/webhooks/${body.id}/test`);
    expect(tried.body.status).toBeNull();
    expect(tried.body.answer).toMatch(/localtest\.me|private address/);
  });
});

let strictProduct: { product: TestApp; admin: TestClient } | undefined;
async function shared() {
  if (!strictProduct) {
    const strict = await startTestApp();
    strictProduct = { product: strict, admin: await strict.admin() };
  }
  return strictProduct;
}
afterAll(() => strictProduct?.product.close());
