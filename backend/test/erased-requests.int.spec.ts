import { beforeAll, expect, it } from '@jest/globals';
import { replayIn } from '../src/command-line/replay.js';
import type { Problem } from '../src/platform/http/problem.js';
import { idOf, kycForm, newBusiness, proBusiness, upgrade } from './support/businesses.js';
import { eventually } from './support/eventually.js';
import { adminOf, testApp } from './support/fixtures.js';
import type { TestClient } from './support/test-client.js';

interface Listed {
  readonly items: readonly Record<string, unknown>[];
  readonly total: number;
  readonly counts?: { readonly approved: number; readonly banned: number };
}
type Wait = readonly [path: string, body: object];

const product = testApp();
const admin = adminOf(product);
let gone: readonly TestClient[];
/** Decisions that were possible before the members were erased. */
let decisions: readonly Wait[];
beforeAll(async () => {
  const [business, unverified, creator] = [
    await proBusiness(product, admin),
    await newBusiness(product),
    product.visitor(),
  ];
  await creator.register();
  await upgrade(admin, creator);
  await unverified.post('/api/me/kyc', kycForm({ neededTools: ['Business Cards'] }));
  decisions = [...(await asksOf(business)), ...(await asksOf(creator)), [`kyc/${idOf(unverified)}/pass`, {}]];
  gone = [business, unverified, creator];
});

const asked = async (member: TestClient, path: string, body: object): Promise<string> => {
  const answer = await member.post<{ id?: string; appraisalId?: string }>(`/api/me/${path}`, body);
  expect([path, answer.status]).toEqual([path, 201]);
  return answer.body.id ?? answer.body.appraisalId ?? '';
};

/** Makes all requests that the member can make. One order is in progress, another is done. */
async function asksOf(member: TestClient): Promise<Wait[]> {
  const fee = await asked(member, 'program-fees', { plan: 'basic', currency: 'NGN', reference: `REF ${idOf(member)}` });
  const claims: Wait[] = [
    [`program-fees/${fee}/confirm`, {}],
    [`program-fees/${fee}/reject`, { reason: 'Not on our account' }],
  ];
  if ((await member.get<{ membershipType: string }>('/api/me')).body.membershipType === 'Creator') {
    const day = { learnings: 'How to sell', assignmentUrl: 'https://example.com/1' };
    const appraisal = `appraisals/${await asked(member, 'appraisals', day)}`;
    return [...claims, [`${appraisal}/approve`, { points: 5 }], [`${appraisal}/reject`, {}]];
  }
  const [waiting, worked, done] = await Promise.all(
    [1, 2, 3].map(() => asked(member, 'orders', { toolName: 'Business Cards' })),
  );
  const move = (order: string | undefined, status: string) =>
    admin.post(`/api/admin/orders/${String(order)}/status`, { status });
  for (const order of [worked, done]) expect((await move(order, 'processing')).status).toBe(200);
  expect((await move(done, 'completed')).status).toBe(200);
  const hire = await asked(member, 'hire-requests', { skills: 'Design' });
  const tool = await asked(member, 'tool-requests', { toolName: 'A printer' });
  const amount = { amount: 25_000_000, currency: 'NGN' };
  const loan = await asked(member, 'loans', { amount, purpose: 'A second oven' });
  return [
    ...claims,
    [`orders/${String(waiting)}/status`, { status: 'processing' }],
    [`orders/${String(worked)}/status`, { status: 'completed' }],
    [`hire-requests/${hire}/status`, { status: 'approved' }],
    [`tool-requests/${tool}/status`, { status: 'rejected', reason: 'None left' }],
    [`loans/${loan}/status`, { status: 'approved' }],
  ];
}

const list = async (path: string): Promise<Listed> => (await admin.get<Listed>(`/api/admin/${path}`)).body;
const queues = ['appraisals', 'kyc', 'program-fees', 'hire-requests', 'tool-requests', 'loans'];
const waiting = async () => {
  const lists = await Promise.all(queues.map((path) => list(path)));
  const orders = (await list('orders')).items.filter(({ status }) => status === 'pending' || status === 'processing');
  return [...lists.map(({ total }) => total), orders.length];
};
const counted = async () => {
  const { appraisals, kyc, payments, hireRequests, growthTools, loans, orders } = (
    await admin.get<Record<string, number>>('/api/admin/queue-counts')
  ).body;
  return [appraisals, kyc, payments, hireRequests, growthTools, loans, orders];
};

it('waits for nothing any more, in no list and no count', async () => {
  await eventually(async () => expect(await waiting()).toEqual([1, 1, 2, 1, 2, 1, 2]));
  expect(await counted()).toEqual([1, 1, 2, 1, 2, 1, 2]);
  for (const member of gone) {
    expect((await admin.post(`/api/audit/members/${idOf(member)}/erase`, { purposes: ['contact'] })).status).toBe(200);
  }
  await eventually(async () => expect(await waiting()).toEqual([0, 0, 0, 0, 0, 0, 0]));
  await eventually(async () => expect(await counted()).toEqual([0, 0, 0, 0, 0, 0, 0]));
  expect((await list('orders')).items.map(({ status }) => status)).toEqual(['completed']);
});

it('is no member among members', async () => {
  const { items, total, counts } = await list('members?pageSize=100');
  expect([items, total, counts]).toEqual([[], 0, { approved: 0, banned: 0 }]);
  expect((await admin.get('/api/admin/analytics')).body).toMatchObject({ totalMembers: 0 });
});

it('tells whoever decides late why that cannot be', async () => {
  for (const [path, body] of decisions) {
    const answer = await admin.post<Problem>(`/api/admin/${path}`, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'MEMBER_ERASED']);
  }
  expect(await counted()).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it('is so of a verification that was erased, of a business that goes on', async () => {
  const [verified, unanswered, fresh] = [
    await proBusiness(product, admin),
    await newBusiness(product),
    await newBusiness(product),
  ];
  await unanswered.post('/api/me/kyc', kycForm({ neededTools: ['Business Cards'] }));
  await eventually(async () => expect([(await list('kyc')).total, (await counted())[1]]).toEqual([1, 1]));
  for (const business of [verified, unanswered, fresh]) {
    expect((await admin.post(`/api/audit/members/${idOf(business)}/erase`, { purposes: ['kyc'] })).status).toBe(200);
  }
  await eventually(async () => expect([(await list('kyc')).total, (await counted())[1]]).toEqual([0, 0]));
  expect((await list('tool-requests')).total).toBe(1);
  for (const [decision, body] of [
    ['pass', {}],
    ['fail', {}],
    ['fail', { reason: 'Nobody answers' }],
  ] as const) {
    const answer = await admin.post<Problem>(`/api/admin/kyc/${idOf(unanswered)}/${decision}`, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'MEMBER_ERASED']);
  }
  for (const [business, status] of [
    [verified, 'approved'],
    [unanswered, 'erased'],
    [fresh, 'erased'],
  ] as const) {
    expect((await business.get('/api/me')).body).toMatchObject({ kycStatus: status });
    expect((await business.get('/api/me/kyc')).body).toMatchObject({ status, kycDetails: null, reason: null });
  }
  for (const business of [unanswered, fresh]) {
    const again = await business.post<Problem>('/api/me/kyc', kycForm());
    expect([again.status, again.body.code]).toEqual([409, 'KYC_ERASED']);
  }
  gone = [...gone, verified, unanswered, fresh];
});

it('can be erased further, and replayed to the same', async () => {
  for (const member of gone) {
    expect((await admin.post(`/api/audit/members/${idOf(member)}/erase`, {})).status).toBe(200);
  }
  await eventually(async () =>
    expect(await replayIn(product.app, { names: [], compare: true }, () => undefined)).toBe(0),
  );
  expect((await admin.post('/api/audit/verify', {})).body).toMatchObject({ ok: true });
});
