import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, kycForm, newBusiness, proBusiness } from '../../../../test/support/businesses.js';
import { newColleague, newCreator, proCreator, submitDay } from '../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import type { Problem } from '../../../platform/http/problem.js';

interface Plan {
  items: { id: string; shown: { userId: string } | null; leftOut: string | null; flag: string | null }[];
  total: number;
}

const product = testApp();
const admin = adminOf(product);
let reviewer: TestClient;
beforeAll(async () => {
  reviewer = await newColleague(product, admin, 'reviewer');
});

let word: string;
let claims: string[];
beforeEach(async () => {
  word = `BULK${randomUUID().slice(0, 6)}`;
  claims = [];
  for (const nth of [1, 2, 3]) {
    const body = { plan: 'basic', currency: 'NGN', reference: `${word}-10${String(nth)}` };
    claims.push((await (await newCreator(product)).post<{ id: string }>('/api/me/program-fees', body)).body.id);
  }
});

const plan = (queue: string, body: object, by = admin) =>
  by.post<Plan>(`/api/admin/bulk-decisions/${queue}/plan`, body);
/** Counts what the admin recorded: processes may still follow what was decided before. */
const countActs = async (): Promise<number> => {
  const { id } = (await admin.get<{ id: string }>('/api/me')).body;
  const text = 'select count(*)::int as n from es.events where actor_id = $1';
  return (await product.app.get(Pool).query<{ n: number }>(text, [id])).rows[0]?.n ?? 0;
};

describe('a dry run', () => {
  it('freezes what the filter leaves, whatever page is shown, and writes nothing', async () => {
    await admin.post(`/api/admin/program-fees/${claims[0]!}/confirm`);
    const before = await countActs();
    const { status, body } = await plan('payments', { decision: 'confirm', status: 'pending', q: word });
    expect([status, body.total]).toEqual([200, 2]);
    expect(body.items.map(({ id }) => id)).toEqual(claims.slice(1));
    expect(body.items.every(({ shown, leftOut }) => shown && leftOut === null)).toBe(true);
    expect(await countActs()).toBe(before);
  });

  it('says what is left out and why: decided already, held by a colleague, unknown', async () => {
    await admin.post(`/api/admin/program-fees/${claims[0]!}/reject`, {});
    const finance = await newColleague(product, admin, 'finance');
    const held = { desk: randomUUID(), items: [claims[1]!] };
    await finance.send('PUT', '/api/admin/holds/payments', { body: held });
    const { body } = await plan('payments', { decision: 'confirm', ids: [...claims, randomUUID(), 'nothing'] });
    expect(body.items.map(({ leftOut }) => leftOut)).toEqual([
      expect.stringMatching(/already/),
      expect.stringMatching(/has it open\.$/),
      null,
      expect.any(String),
      expect.any(String),
    ]);
    await finance.send('PUT', '/api/admin/holds/payments', { body: { ...held, items: [] } });
  });

  it('names who decided first on what is left out', async () => {
    const ids = [await submitDay(await proCreator(product, admin)), await submitDay(await proCreator(product, admin))];
    const zola = await newColleague(product, admin, 'reviewer', { firstName: 'Zola', lastName: 'First' });
    await zola.post(`/api/admin/appraisals/${ids[0]!}/reject`, {});
    await reviewer.post(`/api/admin/appraisals/${ids[1]!}/reject`, {});
    const { body } = await plan('appraisals', { decision: 'approve', ids }, reviewer);
    expect(body.items.map(({ leftOut }) => leftOut)).toEqual([
      'Zola First rejected this appraisal already.',
      'You rejected this appraisal already.',
    ]);
  });

  it('leaves out what an order cannot become', async () => {
    const order = await (await proBusiness(product, admin)).post<{ id: string }>('/api/me/orders', {
      toolName: 'Flier Prints',
    });
    const leftOut = async (decision: string) =>
      (await plan('orders', { decision, ids: [order.body.id] })).body.items[0]?.leftOut;
    expect(await leftOut('start')).toBeNull();
    expect(await leftOut('complete')).not.toBeNull();
  });

  it('flags a link that somebody else handed in, and a business that shares a phone', async () => {
    const ids = [await submitDay(await proCreator(product, admin)), await submitDay(await proCreator(product, admin))];
    const { body } = await plan('appraisals', { decision: 'approve', ids }, reviewer);
    expect(body.items.map(({ flag }) => flag)).toEqual(Array(2).fill('Somebody else handed in the same link.'));
    const businesses = [await newBusiness(product), await newBusiness(product)];
    for (const business of businesses) await business.post('/api/me/kyc', kycForm());
    const kyc = await plan('kyc', { decision: 'pass', ids: businesses.map((one) => `${idOf(one)}/1`) }, reviewer);
    expect(kyc.body.items.map(({ leftOut, flag }) => [leftOut, flag !== null])).toEqual(Array(2).fill([null, true]));
  });

  it.each([
    ['appraisals', ['approve', 'reject']],
    ['kyc', ['pass', 'fail']],
    ['payments', ['confirm', 'reject']],
    ['orders', ['start', 'complete', 'reject', 'pay']],
    ['hireRequests', ['approve', 'reject']],
    ['growthTools', ['approve', 'reject']],
    ['loans', ['approve', 'reject']],
  ])('is there for every decision on %s that may be made on many', async (queue, decisions) => {
    for (const decision of decisions) {
      const { status, body } = await plan(queue, { decision, ids: [randomUUID()] });
      expect([decision, status, body.items.length]).toEqual([decision, 200, 1]);
    }
  });

  it('is made by those alone who may decide, and on at most 200', async () => {
    expect((await plan('payments', { decision: 'confirm' }, reviewer)).status).toBe(404);
    const choices = async (...asked: Parameters<typeof plan>) =>
      ((await plan(...asked)).body as unknown as Problem).errors?.map(({ message }) => message);
    const ofReviewers = ['Choose one of: start, complete, reject.'];
    expect(await choices('orders', { decision: 'pay', ids: [] }, reviewer)).toEqual(ofReviewers);
    expect(await choices('kyc', { decision: 'confirm' })).toEqual(['Choose one of: pass, fail.']);
    const ids = Array.from({ length: 201 }, () => randomUUID());
    expect((await plan('payments', { decision: 'confirm', ids })).status).toBe(422);
  });
});

it('stands as one in the history, which opens to its items; a repetition adds nothing', async () => {
  const batch = randomUUID();
  const headers = (key: string) => ({ 'idempotency-key': key, batch });
  const keys = claims.map(() => randomUUID());
  const start = () =>
    admin.post<{ correlationId: string }>(
      '/api/admin/bulk-decisions/payments',
      { decision: 'confirm', count: 3 },
      headers(batch),
    );
  const { correlationId } = (await start()).body;
  const confirmAll = async () => {
    for (const [nth, id] of claims.entries())
      expect((await admin.post(`/api/admin/program-fees/${id}/confirm`, undefined, headers(keys[nth]!))).status).toBe(
        200,
      );
  };
  await confirmAll();
  const written = async (query: string) =>
    (await admin.get<{ items: { type: string; correlationId: string }[] }>(`/api/audit/events?pageSize=100&${query}`))
      .body.items;
  const own = await written(`correlationId=${correlationId}&type=ProgramFeeConfirmed`);
  expect(own).toHaveLength(3);
  expect((await start()).body).toEqual({ correlationId });
  await confirmAll();
  expect(await written(`correlationId=${correlationId}&type=ProgramFeeConfirmed`)).toHaveLength(3);
  const listed = (await written('')).filter((event) => event.correlationId === correlationId);
  expect(listed.map(({ type }) => type)).toEqual(['DecidedTogether']);
  const other = await reviewer.post('/api/admin/bulk-decisions/kyc', { decision: 'pass', count: 1 }, { batch });
  expect(other.body).not.toEqual({ correlationId });
  expect(
    (await admin.post('/api/admin/bulk-decisions/kyc', { decision: 'pass', count: 1 }, { batch: '1' })).status,
  ).toBe(400);
});
