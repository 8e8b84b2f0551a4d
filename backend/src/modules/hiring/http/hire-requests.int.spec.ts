import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, newBusiness, proBusiness } from '../../../../test/support/businesses.js';
import { newColleague } from '../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { HireRequestResponse } from '../read-models/hire-requests/hire-requests.response.js';
import type { PendingHireRequestResponse } from '../read-models/pending-hire-requests/pending-hire-requests.response.js';
import type { HireRequestedResponse } from './hire-requests.requests.js';

const product = testApp();
const admin = adminOf(product);
let business: TestClient;
beforeAll(async () => {
  business = await proBusiness(product, admin);
});

const form = {
  department: 'Fashion',
  skills: 'Cutting, sewing',
  numberOfInterns: '3-5',
  workType: 'On-site',
  stipend: '₦40,000 a month',
  jobDuration: 'Based on task',
};
const ask = (body: object = form, headers = {}) =>
  business.post<HireRequestedResponse>('/api/me/hire-requests', body, headers);
const decide = (id: string, status: string, more = {}) =>
  admin.post<Problem>(`/api/admin/hire-requests/${id}/status`, { status, ...more });
const own = async () =>
  (await business.get<Page<HireRequestResponse>>('/api/me/hire-requests?pageSize=100')).body.items;
const waiting = async () =>
  (await admin.get<Page<PendingHireRequestResponse>>('/api/admin/hire-requests?pageSize=100')).body.items;

describe('a hire request', () => {
  it('keeps what was asked for, waits for staff and is approved', async () => {
    const { status, body } = await ask();
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: body.id, requestDetails: form, status: 'pending' },
    });
    expect(await waiting()).toContainEqual({
      requestId: body.id,
      userId: idOf(business),
      businessOwnerId: idOf(business),
      firstName: 'Adunni',
      lastName: 'Bello',
      requestDetails: form,
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect(await decide(body.id, 'approved')).toMatchObject({
      status: 200,
      body: { requestId: body.id, status: 'approved' },
    });
    expect(await waiting()).toEqual([]);
    expect((await own())[0]).toMatchObject({ id: body.id, requestDetails: form, status: 'approved' });
  });

  it('asks for one creator who works remotely unless told otherwise', async () => {
    const { body } = await ask({});
    expect(body.requestDetails).toEqual({
      department: null,
      skills: null,
      numberOfInterns: '1',
      workType: 'Remote',
      stipend: null,
      jobDuration: null,
    });
    expect((await ask(body.requestDetails)).body.requestDetails).toEqual(body.requestDetails);
  });

  it('is rejected with a reason', async () => {
    const { id } = (await ask()).body;
    await decide(id, 'rejected', { reason: 'Nobody is free.' });
    expect((await own())[0]).toMatchObject({ id, status: 'rejected', reason: 'Nobody is free.' });
    expect((await decide(id, 'approved')).body).toMatchObject({
      status: 409,
      code: 'REQUEST_ALREADY_DECIDED',
      detail: 'You rejected this request already.',
    });
  });

  it('says which colleague was faster', async () => {
    const { id } = (await ask()).body;
    const colleague = await newColleague(product, admin, 'reviewer', { firstName: 'Ngozi', lastName: 'Eze' });
    expect((await colleague.post(`/api/admin/hire-requests/${id}/status`, { status: 'approved' })).status).toBe(200);
    expect((await decide(id, 'rejected')).body).toMatchObject({
      status: 409,
      detail: 'Ngozi Eze approved this request already.',
      decidedBy: idOf(colleague),
      decision: 'approved',
    });
  });

  it('is one, however often the button sends it', async () => {
    const before = (await own()).length;
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([ask(form, headers), ask(form, headers), ask(form, headers)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await own()).toHaveLength(before + 1);
  });

  it.each([
    ['department', { department: 'Piracy' }],
    ['numberOfInterns', { numberOfInterns: '100' }],
    ['workType', { workType: 'Anywhere' }],
    ['jobDuration', { jobDuration: 'For ever' }],
    ['skills', { skills: 'x'.repeat(501) }],
    ['status', { status: 'approved' }],
  ])('takes no such %s', async (field, more) => {
    const { status, body } = await business.post<Problem>('/api/me/hire-requests', { ...form, ...more });
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('withdrawing', () => {
  const withdraw = (id: string, by = business) => by.post<Problem>(`/api/me/hire-requests/${id}/withdraw`);

  it('takes it out of the queue, however often it is asked, and nobody decides it after', async () => {
    const { id } = (await ask()).body;
    for (let time = 0; time < 2; time++)
      expect(await withdraw(id)).toMatchObject({ status: 200, body: { id, status: 'withdrawn' } });
    expect((await own())[0]).toMatchObject({ id, status: 'withdrawn', decidedAt: null });
    expect((await waiting()).map(({ requestId }) => requestId)).not.toContain(id);
    expect((await decide(id, 'approved')).body).toMatchObject({ status: 409, code: 'REQUEST_WITHDRAWN' });
    const decided = await admin.get<Page<{ type: string }>>('/api/admin/decisions/hireRequests');
    expect(decided.body.items[0]?.type).toBe('HireRequestWithdrawn');
  });

  it('is refused once it is decided, and to anybody else', async () => {
    const { id } = (await ask()).body;
    expect((await withdraw(id, await proBusiness(product, admin))).status).toBe(404);
    await decide(id, 'approved');
    expect((await withdraw(id)).body).toMatchObject({ status: 409, code: 'REQUEST_DECIDED' });
  });
});

describe('deciding', () => {
  it('takes only decisions', async () => {
    const { id } = (await ask()).body;
    expect((await decide(id, 'maybe')).status).toBe(422);
    expect((await decide(id, 'pending')).status).toBe(422);
    expect((await decide(randomUUID(), 'approved')).status).toBe(404);
  });

  it('has one winner when two decide at once', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = (await ask()).body;
      const answers = await Promise.all([decide(id, 'approved'), decide(id, 'rejected')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});

describe('asking for creators', () => {
  it('needs Pro and a passed verification, and says which is missing', async () => {
    const shop = await newBusiness(product);
    const refused = async () => (await shop.post<Problem>('/api/me/hire-requests', form)).body.code;
    expect(await refused()).toBe('PRO_REQUIRED');
    await admin.post(`/api/admin/members/${idOf(shop)}/upgrade`, {});
    expect(await refused()).toBe('KYC_REQUIRED');
    expect((await shop.get('/api/me/hire-requests')).status).toBe(200);
    expect((await shop.get('/api/admin/hire-requests')).status).toBe(403);
  });
});
