import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, kycForm, newBusiness, proBusiness, verifiedBusiness } from '../../../../test/support/businesses.js';
import { newColleague } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { LoanResponse } from '../read-models/loans/loans.response.js';
import type { PendingLoanResponse } from '../read-models/pending-loans/pending-loans.response.js';
import type { PendingToolRequestResponse } from '../read-models/pending-tool-requests/pending-tool-requests.response.js';
import type { ToolRequestResponse } from '../read-models/tool-requests/tool-requests.response.js';

interface Asked {
  readonly id: string;
}

const product = testApp();
const admin = adminOf(product);
let business: TestClient;
beforeAll(async () => {
  business = await proBusiness(product, admin);
});

const itemsAt = async <Row>(client: TestClient, path: string): Promise<Row[]> =>
  (await client.get<Page<Row>>(`${path}?pageSize=100`)).body.items;
const decide = (path: string, id: string, status: string, more = {}) =>
  admin.post<Problem>(`/api/admin/${path}/${id}/status`, { status, ...more });

describe('a tool request', () => {
  const own = (client = business) => itemsAt<ToolRequestResponse>(client, '/api/me/tool-requests');
  const waiting = () => itemsAt<PendingToolRequestResponse>(admin, '/api/admin/tool-requests');
  const ask = (toolName: string, headers = {}) => business.post<Asked>('/api/me/tool-requests', { toolName }, headers);

  it('waits for staff and is approved', async () => {
    const { status, body } = await ask('Point of sale terminal');
    expect(status).toBe(201);
    expect(await waiting()).toContainEqual({
      applicationId: body.id,
      userId: idOf(business),
      firstName: 'Adunni',
      lastName: 'Bello',
      toolName: 'Point of sale terminal',
      origin: 'member',
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect((await decide('tool-requests', body.id, 'approved')).status).toBe(200);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ applicationId: body.id }));
    expect((await own())[0]).toMatchObject({ id: body.id, status: 'approved', origin: 'member' });
    expect((await decide('tool-requests', body.id, 'rejected')).body).toMatchObject({
      status: 409,
      code: 'REQUEST_ALREADY_DECIDED',
    });
  });

  it('is one, however often the button sends it', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([ask('Label printer', headers), ask('Label printer', headers)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await own()).filter(({ toolName }) => toolName === 'Label printer')).toHaveLength(1);
  });

  it('comes from each tool that a verification names, once', async () => {
    const shop = await newBusiness(product);
    const form = kycForm({ neededTools: ['Flier Prints', 'Business Cards'] });
    await shop.post('/api/me/kyc', form);
    const asked = await eventually(async () => {
      const requests = await own(shop);
      expect(requests.map(({ toolName }) => toolName).toSorted()).toEqual(['Business Cards', 'Flier Prints']);
      return requests;
    });
    expect(asked.map(({ origin, status }) => `${origin} ${status}`)).toEqual(['kyc pending', 'kyc pending']);
    await admin.post(`/api/admin/kyc/${idOf(shop)}/fail`, {});
    await shop.post('/api/me/kyc', kycForm({ neededTools: ['Social Media Setup', 'Flier Prints'] }));
    await eventually(async () => {
      expect((await own(shop)).map(({ toolName }) => toolName).toSorted()).toEqual([
        'Business Cards',
        'Flier Prints',
        'Social Media Setup',
      ]);
    });
  });

  it('never follows from an order', async () => {
    const shop = await proBusiness(product, admin);
    await shop.post('/api/me/orders', { toolName: 'Business Cards' });
    expect(await own(shop)).toEqual([]);
  });

  it.each([[''], [undefined], ['x'.repeat(101)]])('cannot name %p', async (toolName) => {
    expect((await business.post('/api/me/tool-requests', { toolName })).status).toBe(422);
  });

  it.each(['Business Cards', ' business  cards '])('is refused for %p, which is ordered', async (toolName) => {
    const message = 'This tool is in the catalogue: order it there instead.';
    expect(await business.post('/api/me/tool-requests', { toolName })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_FIELDS', errors: [{ field: 'toolName', message }] },
    });
  });
});

describe('a loan request', () => {
  const amount = { amount: 25_000_000, currency: 'NGN' };
  const own = () => itemsAt<LoanResponse>(business, '/api/me/loans');
  const waiting = () => itemsAt<PendingLoanResponse>(admin, '/api/admin/loans');
  const ask = (client = business, more = {}) =>
    client.post<Asked>('/api/me/loans', { amount, purpose: 'A second oven', ...more });

  it('waits for an admin and is approved', async () => {
    const { status, body } = await ask();
    expect({ status, body }).toEqual({ status: 201, body: { id: body.id, amount, status: 'pending' } });
    expect(await waiting()).toContainEqual({
      loanId: body.id,
      userId: idOf(business),
      firstName: 'Adunni',
      lastName: 'Bello',
      amount,
      purpose: 'A second oven',
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect(await decide('loans', body.id, 'approved')).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect((await own())[0]).toMatchObject({ id: body.id, amount, purpose: 'A second oven', status: 'approved' });
    expect(await waiting()).toEqual([]);
  });

  it.each(['rejected', 'declined'])('is rejected with a reason by %s', async (word) => {
    const { id } = (await ask()).body;
    const reason = 'Not this quarter.';
    expect(await decide('loans', id, word, { reason })).toMatchObject({ status: 200, body: { status: 'rejected' } });
    expect((await own())[0]).toMatchObject({ id, status: 'rejected', reason });
  });

  it.each<[object, string]>([
    [{ amount: { amount: 25_000_001, currency: 'NGN' } }, 'amount'],
    [{ amount: { amount: 25_000_000, currency: 'USD' } }, 'amount'],
    [{ amount: 25_000_000 }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ purpose: '  ' }, 'purpose'],
  ])('cannot be %p', async (more, field) => {
    const { status, body } = await business.post<Problem>('/api/me/loans', { amount, purpose: 'An oven', ...more });
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('needs Pro and a passed verification, and says which is missing', async () => {
    const shop = await newBusiness(product);
    expect((await ask(shop)).body).toMatchObject({ status: 403, code: 'PRO_REQUIRED' });
    await admin.post(`/api/admin/members/${idOf(shop)}/upgrade`, {});
    expect((await ask(shop)).body).toMatchObject({ status: 403, code: 'KYC_REQUIRED' });
    const verified = await verifiedBusiness(product, admin);
    expect((await ask(verified)).body).toMatchObject({ status: 403, code: 'PRO_REQUIRED' });
  });

  it('is decided by an admin, not by a reviewer', async () => {
    const reviewer = await newColleague(product, admin, 'reviewer');
    expect((await reviewer.get('/api/admin/loans')).status).toBe(403);
    expect((await reviewer.get('/api/admin/program-fees')).status).toBe(403);
    expect((await reviewer.get('/api/admin/tool-requests')).status).toBe(200);
    expect((await reviewer.get('/api/admin/orders')).status).toBe(200);
  });
});

describe('deciding on requests', () => {
  it.each(['tool-requests', 'loans'])('of %s takes only the statuses there are', async (path) => {
    expect((await decide(path, randomUUID(), 'maybe')).status).toBe(422);
    expect((await decide(path, randomUUID(), 'approved')).status).toBe(404);
  });

  it.each(['tool-requests', 'loans'])('of %s takes no pending for a decision', async (path) => {
    const refused = { status: 422, body: { errors: [{ field: 'status' }] } };
    expect(await decide(path, randomUUID(), 'pending')).toMatchObject(refused);
  });

  it('has one winner when two decide at once', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = (await business.post<Asked>('/api/me/tool-requests', { toolName: 'Scale' })).body;
      const answers = await Promise.all([
        decide('tool-requests', id, 'approved'),
        decide('tool-requests', id, 'rejected'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });
});
