import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Idempotency } from '../src/platform/command-handling/idempotency.js';
import { Pool } from '../src/platform/database/pool.js';
import type { Problem } from '../src/platform/http/problem.js';
import { loanAmounts } from '../src/reference-data/index.js';
import { idOf, kycForm, newBusiness, proBusiness } from './support/businesses.js';
import { appraisalForm, proCreator } from './support/creators.js';
import { testApp } from './support/fixtures.js';
import { registration, type SignedIn, type TestAnswer, type TestClient } from './support/test-client.js';

const product = testApp();
let who: Record<'visitor' | 'creator' | 'business' | 'unverified' | 'admin', TestClient>;
beforeAll(async () => {
  const admin = await product.admin();
  who = {
    admin,
    visitor: product.visitor(),
    creator: await proCreator(product, admin),
    business: await proBusiness(product, admin),
    unverified: await newBusiness(product),
  };
});

interface TriedRequest {
  readonly by: keyof typeof who;
  readonly body?: object;
  readonly other?: object;
}

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
const claim = { plan: 'standard', currency: 'NGN', reference: 'IDEMPOTENT-1' };

/** All paths that create something by POST, with two valid bodies each. */
const requests: Readonly<Record<string, TriedRequest>> = {
  '/api/auth/register': { by: 'visitor', body: registration(), other: registration() },
  '/api/me/appraisals': { by: 'creator', body: appraisalForm(), other: appraisalForm({ learnings: 'Another.' }) },
  '/api/me/kyc': { by: 'unverified', body: kycForm(), other: kycForm({ legalBusinessName: 'Another' }) },
  '/api/me/orders': { by: 'business', body: { toolName: 'Flier Prints' }, other: { toolName: 'Business Cards' } },
  '/api/me/tool-requests': { by: 'business', body: { toolName: 'Delivery bag' }, other: { toolName: 'Label printer' } },
  '/api/me/hire-requests': { by: 'business', body: { skills: 'Writing' }, other: { skills: 'Drawing' } },
  '/api/me/program-fees': { by: 'business', body: claim, other: { ...claim, plan: 'basic' } },
  '/api/me/loans': {
    by: 'business',
    body: { amount: loanAmounts[0], purpose: 'Flour' },
    other: { amount: loanAmounts[0], purpose: 'Sugar' },
  },
  '/api/me/consent': { by: 'creator', body: { marketing: true }, other: { marketing: false } },
  '/api/me/erasure': { by: 'creator' },
  '/api/me/api-tokens': {
    by: 'business',
    body: { name: 'Till', rights: ['own-business'], expiresAt: inAWeek },
    other: { name: 'Shop', rights: ['own-business'], expiresAt: inAWeek },
  },
  '/api/me/lessons/read': {
    by: 'creator',
    body: { topicSlug: 'event-management', day: 1 },
    other: { topicSlug: 'event-management', day: 2 },
  },
  '/api/admin/members/:id/points': { by: 'admin', body: { delta: 5 }, other: { delta: 6 } },
  '/api/admin/contact-lists': { by: 'admin', body: { dataType: 'email' }, other: { dataType: 'phone' } },
  '/api/audit/members/{id}/privacy-requests': {
    by: 'admin',
    body: { kind: 'access', channel: 'mail', receivedOn: '2026-01-01' },
    other: { kind: 'erasure', channel: 'mail', receivedOn: '2026-01-01' },
  },
  '/api/admin/staff/invitations': {
    by: 'admin',
    body: { email: 'one@example.com', role: 'reviewer' },
    other: { email: 'two@example.com', role: 'reviewer' },
  },
  '/api/admin/webhooks': {
    by: 'admin',
    body: { url: 'https://shop.example/hook', types: ['KycPassed'] },
    other: { url: 'https://shop.example/hook', types: ['KycFailed'] },
  },
  '/api/admin/saved-views': {
    by: 'admin',
    body: { name: 'Lagos', filters: { state: 'Lagos' } },
    other: { name: 'Lagos', filters: { state: 'Oyo' } },
  },
};

const send = (path: string, { by }: TriedRequest, body: object | undefined, key: string) =>
  who[by].post<Problem & Partial<SignedIn>>(path.replace(/:id|\{id\}/, idOf(who.creator)), body, {
    'idempotency-key': key,
  });

describe.each(Object.entries(requests))('POST %s', (path, request) => {
  const key = randomUUID();

  it('refuses a key that is no UUID', async () => {
    for (const malformed of ['1', 'x'.repeat(36), `${key}${key}`]) {
      const { status, body } = await send(path, request, request.body, malformed);
      expect([status, body.code]).toEqual([400, 'INVALID_IDEMPOTENCY_KEY']);
    }
  });

  it('gives the first answer again under the same key, and refuses another body', async () => {
    const first = await send(path, request, request.body, key);
    expect(first.status).toBeLessThan(300);
    const again = await send(path, request, request.body, key.toUpperCase());
    expect(again.status).toBe(first.status);
    expect(withoutSession(again.body)).toEqual(withoutSession(first.body));
    const reordered = await send(path, request, request.body && backwards(request.body), key);
    expect(withoutSession(reordered.body)).toEqual(withoutSession(first.body));
    if (request.other === undefined) return;
    const { status, body } = await send(path, request, request.other, key);
    expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });
});

it('asks for an earlier answer only where a request is refused, changes nothing or comes again', async () => {
  const recalled = jest.spyOn(product.app.get(Idempotency), 'recall');
  const adjust = async (delta: number, key: string) => {
    recalled.mockClear();
    await send('/api/admin/members/:id/points', { by: 'admin' }, { delta }, key);
    return recalled.mock.calls.length;
  };
  const key = randomUUID();
  expect(await adjust(5, key)).toBe(0);
  expect(await adjust(5, key)).toBe(1);
  expect(await adjust(0, randomUUID())).toBe(1);
  recalled.mockRestore();
});

describe('a key under which nothing had to change', () => {
  const adjust = (delta: number, key: string) =>
    send('/api/admin/members/:id/points', { by: 'admin' }, { delta }, key) as Promise<TestAnswer<object>>;

  it('changes nothing later either, and is not for another body', async () => {
    const [empty, none] = [randomUUID(), randomUUID()];
    await adjust(-1_000_000, randomUUID());
    const first = await adjust(-5, empty);
    expect(first.body).toEqual({ applied: 0, total: 0 });
    await adjust(0, none);
    await adjust(7, randomUUID());
    expect((await adjust(-5, empty)).body).toEqual(first.body);
    expect(await adjust(3, none)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect((await adjust(0, randomUUID())).body).toEqual({ applied: 0, total: 7 });
  });

  it('is forgotten with the member who used it', async () => {
    const visitor = product.visitor();
    await visitor.register();
    const key = randomUUID();
    await visitor.post('/api/me/consent', { marketing: false }, { 'idempotency-key': key });
    const kept = async () =>
      (await product.app.get(Pool).query('select from es.idempotency_keys where key = $1', [key])).rowCount;
    expect(await kept()).toBe(1);
    await who.admin.post(`/api/audit/members/${idOf(visitor)}/erase`, {});
    expect(await kept()).toBe(0);
  });
});

const backwards = (body: object): object => Object.fromEntries(Object.entries(body).reverse());

/** A repeated registration under one key returns the same member in a new session. */
const withoutSession = ({ accessToken: _, expiresAt: __, ...rest }: Partial<SignedIn>) => rest;

/** These need months, 50 points or a file. Their own tests repeat them. */
const triedElsewhere = [
  '/api/admin/hire-requests/{requestId}/invitations',
  '/api/admin/statements',
  '/api/me/card-payments',
  '/api/me/certificate',
  '/api/me/hire-requests/{requestId}/invitations',
];

it('is known of every address that answers with something created', async () => {
  const { body } = await who.visitor.get<{ paths: Record<string, { post?: { responses: object } }> }>(
    '/api/openapi.json',
  );
  const creating = Object.entries(body.paths).filter(([, { post }]) => post && '201' in post.responses);
  expect(creating.length).toBeGreaterThan(0);
  expect(creating.flatMap(([path]) => (path in requests ? [] : path)).toSorted()).toEqual(triedElsewhere);
});
