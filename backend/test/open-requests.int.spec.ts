import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../src/platform/http/problem.js';
import type { Page } from '../src/platform/projections/read-models.js';
import { growthTools, loanAmounts } from '../src/reference-data/index.js';
import { idOf, kycForm, newBusiness, proBusiness, upgrade } from './support/businesses.js';
import { eventually } from './support/eventually.js';
import { adminOf, testApp } from './support/fixtures.js';
import type { TestClient } from './support/test-client.js';

const MAX = 5;

const product = testApp({ MAX_OPEN_REQUESTS: String(MAX) });
const admin = adminOf(product);
let business: TestClient;
beforeAll(async () => {
  business = await proBusiness(product, admin);
});

interface Kind {
  readonly path: string;
  readonly body: () => object;
  readonly end: (id: string) => Promise<{ status: number }>;
}

const decide = (path: string, status: string) => (id: string) =>
  admin.post(`/api/admin/${path}/${id}/status`, { status });

const kinds: Kind[] = [
  { path: 'orders', body: () => ({ toolName: growthTools[0].name }), end: decide('orders', 'rejected') },
  { path: 'tool-requests', body: () => ({ toolName: randomUUID() }), end: decide('tool-requests', 'approved') },
  { path: 'loans', body: () => ({ amount: loanAmounts[0], purpose: 'An oven' }), end: decide('loans', 'rejected') },
  { path: 'hire-requests', body: () => ({ department: 'Marketing' }), end: decide('hire-requests', 'approved') },
  {
    path: 'program-fees',
    body: () => ({ plan: 'standard', currency: 'NGN', reference: randomUUID() }),
    end: (id) => admin.post(`/api/admin/program-fees/${id}/reject`, {}),
  },
];

describe.each(kinds)('open requests at $path', ({ path, body, end }) => {
  const ask = () => business.post<Problem & { id: string }>(`/api/me/${path}`, body());

  it('are limited, however many clicks come at once, until one is decided', async () => {
    const answers = await Promise.all(Array.from({ length: MAX + 4 }, ask));
    const open = answers.filter(({ status }) => status === 201);
    expect(open).toHaveLength(MAX);
    for (const { status, body: refusal } of answers.filter((answer) => !open.includes(answer)))
      expect([status, refusal.code, refusal.detail]).toEqual([
        409,
        'TOO_MANY_OPEN_REQUESTS',
        'You have 5 open requests of this kind. Wait until one of them is decided.',
      ]);
    expect((await end(open[0]!.body.id)).status).toBe(200);
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 409]);
  });
});

describe('requests that no member makes', () => {
  it('are neither refused nor counted', async () => {
    const shop = await newBusiness(product);
    const neededTools = growthTools.slice(0, MAX).map(({ name }) => name);
    expect((await shop.post('/api/me/kyc', kycForm({ neededTools }))).status).toBe(201);
    expect((await admin.post(`/api/admin/kyc/${idOf(shop)}/pass`, {})).status).toBe(200);
    await upgrade(admin, shop);
    await eventually(async () => {
      const { body } = await shop.get<Page<object>>('/api/me/tool-requests');
      expect(body.total).toBe(MAX);
    });
    expect((await shop.post('/api/me/tool-requests', { toolName: 'A till' })).status).toBe(201);
  });
});
