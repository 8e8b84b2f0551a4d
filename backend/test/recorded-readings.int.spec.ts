import { beforeAll, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AccessRules } from '../src/platform/access/access-rules.js';
import { EveryRouteHasAPolicy } from '../src/platform/access/every-route-has-a-policy.js';
import { AccessLog } from '../src/platform/access-log/access-log.js';
import { Pool } from '../src/platform/database/pool.js';
import type { Page } from '../src/platform/projections/read-models.js';
import { idOf, kycForm, newBusiness } from './support/businesses.js';
import { newCreator, proCreator, submitDay } from './support/creators.js';
import { eventually } from './support/eventually.js';
import { adminOf, testApp } from './support/fixtures.js';
import { type MarkedMember, registerMarkedBusiness, registerMarkedCreator } from './support/personal-data-markers.js';
import { csvOf, importStatement } from './support/statements.js';
import type { TestClient } from './support/test-client.js';

/** Staff routes that show no member's data, and why. */
const showNobody: Readonly<Record<string, string>> = {
  '/api/admin/analytics': 'counts and sums',
  '/api/admin/hire-figures': 'counts and times',
  '/api/admin/decision-figures': 'counts and times, and who of the staff decided',
  '/api/admin/card-payments': 'amounts and references of the card gateway; the claim behind one is another list',
  '/api/admin/statements': 'the files of our own accounts, and who imported them',
  '/api/admin/features': 'parts of the product, and which admin turned them',
  '/api/admin/webhooks': 'addresses of others, and names of events',
  '/api/admin/webhooks/{id}/deliveries': 'types and places of events, and what receivers answered',
  '/api/admin/reason-templates': 'reasons that the team keeps ready',
  '/api/admin/settings': 'targets of queues, and which admin changed them',
  '/api/admin/saved-views': 'filters of the reader’s own, and those that colleagues share',
  '/api/admin/queue-counts': 'counts',
  '/api/admin/revenue': 'sums',
  '/api/audit/event-types': 'what the code says of itself',
  '/api/audit/events/{stream}/{version}/proof': 'hashes, and an event with its personal fields sealed',
  '/api/audit/proof': 'hashes and counts',
  '/api/audit/proof/consistency': 'hashes',
  '/api/audit/seals': 'hashes',
  '/api/ops/conditions': 'names of what is wrong, without a word about a member',
  '/api/ops/consumers': 'names of consumers, and how far they are',
  '/api/ops/consumers/{name}/parked': 'where events are in the log',
  '/api/ops/projections': 'names of read models, and how far they are',
  '/api/ops/queues': 'counts',
  '/api/ops/queues/{name}/jobs': 'ids of what jobs are about',
  '/api/ops/server': 'what the product runs on',
  '/api/ops/effects': 'ids of jobs',
};

const product = testApp({ PAYSTACK_SECRET_KEY: 'sk_test_of_the_markers' });
const admin = adminOf(product);
let members: MarkedMember[];
let requestId: string;
let statementId: string;
let appraisalId: string;
beforeAll(async () => {
  members = [await registerMarkedCreator(product, admin), await registerMarkedBusiness(product, admin)];
  const { body } = await admin.get<{ items: { requestId: string }[] }>('/api/admin/hire-requests');
  requestId = body.items[0]?.requestId ?? '';
  await admin.post(`/api/admin/hire-requests/${requestId}/status`, { status: 'approved' });
  const invitations = `/api/admin/hire-requests/${requestId}/invitations`;
  const sent = await admin.post<{ items: { id: string }[] }>(invitations, { creatorIds: [members[0]?.id] });
  await admin.post(`${invitations}/${String(sent.body.items[0]?.id)}/recall`, {}); // can be invited again
  await members[1]?.client.post('/api/me/hire-requests', {});
  await members[0]?.client.post('/api/me/erasure', {});
  await (await newBusiness(product)).post('/api/me/kyc', kycForm());
  const colleague = await newCreator(product);
  await payFee(colleague);
  const row = { paidOn: new Date().toISOString().slice(0, 10), reference: 'T-1001', narration: 'NIP', amount: 450_000 };
  statementId = (await importStatement(admin, csvOf([row]))).body.id;
  await admin.post(`/api/admin/members/${idOf(colleague)}/roles`, { grant: 'reviewer' });
  await admin.post('/api/admin/staff/invitations', { email: 'invited@example.com', role: 'auditor' });
  await finishChallengeBelow(await proCreator(product, admin));
});

async function finishChallengeBelow(creator: TestClient): Promise<void> {
  for (let day = 1; day <= 7; day += 1) {
    appraisalId = await submitDay(creator);
    await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 1 });
  }
}

/** Gives the member a receipt to read. */
async function payFee(member: TestClient): Promise<void> {
  const fee = { plan: 'basic', currency: 'NGN', reference: 'T-1001' };
  const { body } = await member.post<{ id: string }>('/api/me/program-fees', fee);
  await admin.post(`/api/admin/program-fees/${body.id}/confirm`, {});
  await eventually(async () => {
    expect((await member.get<Page<unknown>>('/api/me/receipts')).body.total).toBe(1);
  });
}

const pool = () => product.app.get(Pool, { strict: false });

async function staffRoutes(): Promise<string[]> {
  const { body } = await product.visitor().get<OpenAPIObject>('/api/openapi.json');
  const rules = product.app.get(AccessRules, { strict: false });
  const routes = product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
  const recorded = routes.filter(({ method, policy }) => method === 'GET' && policy && rules.isRecorded(policy));
  const paths = recorded.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  return paths.filter((path) => path in body.paths);
}

/** How often an access to the route is recorded with subjects, or as an export. */
async function recordedAt(path: string): Promise<number> {
  await product.app.get(AccessLog, { strict: false }).settle();
  const { rowCount } = await pool().query(
    `select from es.access_log where route = $1 and (kind = 'exported' or kind = 'read' and cardinality(subjects) > 0)`,
    [`GET ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`],
  );
  return rowCount ?? 0;
}

function addressOf(path: string, id: string): string {
  const queries: Readonly<Record<string, string>> = {
    '/api/admin/analytics/top-members': '?country=nigeria',
    '/api/admin/receipts/export': '?year=2026&month=11&reason=a%20test',
    '/api/audit/members': `?q=${id}`,
    '/api/admin/search': '?q=T-1001',
    '/api/admin/queue-exports/{queue}': '?reason=a%20test',
    '/api/admin/figure-exports/{table}': '?reason=a%20test',
    '/api/audit/access-log': '?kind=signed-in&pageSize=100',
    '/api/audit/evidence': `?subject=${id}&reason=a%20test`,
    '/api/audit/export': `?subject=${id}&reason=a%20test`,
    '/api/audit/members/{id}/data/export': '?reason=a%20test',
    '/api/audit/sealed-log': '?reason=a%20test',
    '/api/audit/access-log/touched/export': '?reason=a%20test',
  };
  return (
    path
      .replace('statements/{id}', `statements/${statementId}`)
      .replace('{id}', id)
      .replace('{requestId}', requestId)
      .replace('{queue}', 'hireRequests')
      .replace('{table}', 'days')
      .replace('{appraisalId}', appraisalId)
      .replace('{userId}', members[1]?.id ?? '')
      .replace('{stream}', id)
      .replace('{version}', '1') + (queries[path] ?? '')
  );
}

it('are those of every route of staff that shows data of members', async () => {
  const routes = await staffRoutes();
  expect(routes.length).toBeGreaterThan(20);
  const open = routes.filter((path) => !(path in showNobody));
  const silent: string[] = [];
  for (const path of open) {
    const headers = { authorization: `Bearer ${admin.accessToken ?? ''}` };
    for (const { id } of members) {
      const answer = await fetch(product.url + addressOf(path, id), { headers });
      await answer.text();
      expect([path, answer.status]).toEqual([path, 200]);
    }
    if ((await recordedAt(path)) === 0) silent.push(path);
  }
  expect(silent).toEqual([]);
});

it('are listed where they are none, each of them a route', async () => {
  const routes = await staffRoutes();
  expect(Object.keys(showNobody).filter((path) => !routes.includes(path))).toEqual([]);
  for (const path of Object.keys(showNobody).filter((path) => !path.includes('{'))) await admin.get(path);
  for (const path of Object.keys(showNobody)) expect([path, await recordedAt(path)]).toEqual([path, 0]);
});

it('are those of answers to decisions too', async () => {
  const [member] = members;
  await admin.post(`/api/admin/members/${member?.id ?? ''}/reactivate`, {});
  await product.app.get(AccessLog, { strict: false }).settle();
  const { rows } = await pool().query(
    `select actor_id, subjects from es.access_log where route = 'POST /api/admin/members/:id/reactivate'`,
  );
  expect(rows).toContainEqual({ actor_id: idOf(admin), subjects: [member?.id] });
});
