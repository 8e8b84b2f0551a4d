import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { accessRefusals } from '../src/access/access.refusals.js';
import { tokenRights } from '../src/access/token-rights.js';
import { EveryRouteHasAPolicy } from '../src/platform/access/every-route-has-a-policy.js';
import type { Problem } from '../src/platform/http/problem.js';
import { authorizationTable, type Caller } from './support/authorization-table.js';
import { idOf } from './support/businesses.js';
import { newCreator, proCreator } from './support/creators.js';
import { adminOf, testApp } from './support/fixtures.js';
import { startTestApp } from './support/test-app.js';
import { PASSWORD, TestClient } from './support/test-client.js';
import { newStaff } from './support/unregistrable.js';

interface Made {
  readonly id: string;
  readonly token: string;
}

/** Routes that are closed to all tokens: passwords, codes, sessions, tokens, roles, exports, erasure. */
const closed = new Set(
  `POST /api/auth/password/change, GET /api/auth/sessions, DELETE /api/auth/sessions, DELETE /api/auth/sessions/{id}
   GET /api/me/access, POST /api/me/erasure, DELETE /api/me/erasure, POST /api/me/email, POST /api/me/email/verification
   GET /api/me/api-tokens, POST /api/me/api-tokens, DELETE /api/me/api-tokens/{id}
   GET /api/me/second-factor, POST /api/me/second-factor, POST /api/me/second-factor/confirm
   POST /api/me/second-factor/recovery-codes, POST /api/me/second-factor/turn-off, POST /api/me/second-factor/check
   POST /api/me/push-subscriptions, DELETE /api/me/push-subscriptions
   DELETE /api/admin/members/{id}/sessions, POST /api/admin/members/{id}/roles, POST /api/admin/members/{id}/account
   POST /api/admin/members/{id}/second-factor/turn-off
   GET /api/admin/webhooks, POST /api/admin/webhooks, PATCH /api/admin/webhooks/{id}, DELETE /api/admin/webhooks/{id}, GET /api/admin/webhooks/{id}/deliveries
   POST /api/admin/webhooks/{id}/rotate, POST /api/admin/webhooks/{id}/pause, POST /api/admin/webhooks/{id}/resume
   POST /api/admin/webhooks/{id}/test, POST /api/admin/webhooks/{id}/replay
   POST /api/admin/staff/invitations, POST /api/admin/staff/invitations/{id}/send-again, DELETE /api/admin/staff/invitations/{id}
   POST /api/admin/members/{id}/leave, POST /api/audit/members/{id}/privacy-requests
   POST /api/audit/privacy-requests/{requestId}/take, POST /api/audit/privacy-requests/{requestId}/answer
   POST /api/audit/members/{id}/erase, POST /api/admin/contact-lists
   GET /api/admin/queue-exports/{queue}, GET /api/admin/receipts/export, GET /api/audit/export
   GET /api/audit/access-log/touched/export, GET /api/audit/members/{id}/data/export, GET /api/audit/sealed-log`
    .split(/[\n,]/)
    .map((route) => route.trim()),
);
const doorCodes = new Set<string>(Object.keys(accessRefusals));
const guardedRoutes = Object.entries(authorizationTable).filter(
  ([route, audience]) => audience.anonymous === 'NOT_SIGNED_IN' && route !== 'POST /api/auth/refresh',
);

/** Routes whose policy can be given to a token. All other policies are closed to tokens. */
let givable: Set<string>;
const product = testApp();
let admin = adminOf(product);
beforeAll(async () => {
  const routes = product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
  givable = new Set(
    routes
      .filter(({ policy = '' }) => policy in tokenRights)
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  );
  expect([...closed].filter((route) => !(route in authorizationTable))).toEqual([]);
});

const inDays = (days: number): string => new Date(product.clock.now().getTime() + days * 86_400_000).toISOString();

async function make(client: TestClient, rights: readonly string[], expiresAt = inDays(30)): Promise<Made> {
  const { status, body } = await client.post<Made>('/api/me/api-tokens', { name: 'Till', rights, expiresAt });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}

async function makeStrongest(client: TestClient): Promise<Made> {
  const { body } = await client.get<{ rights: { name: string }[] }>('/api/me/api-tokens');
  return make(
    client,
    body.rights.map(({ name }) => name),
  );
}

function holderOf({ token }: Made): TestClient {
  const program = new TestClient(product.url);
  program.accessToken = token;
  return program;
}

/** The code that each guarded route refuses the token with; `in` if it lets the token pass. */
async function requestEveryRoute(made: Made): Promise<Map<string, string>> {
  const heard = new Map<string, string>();
  for (const [route] of guardedRoutes) {
    const [method = '', path = ''] = route.split(' ');
    const address = path.replaceAll(/\{\w+\}/g, uuidv7());
    const headers = { authorization: `Bearer ${made.token}` };
    const answer = await fetch(product.url + address, { method, headers });
    const text = await answer.text();
    const code = answer.ok || text === '' ? '' : (JSON.parse(text) as Problem).code;
    heard.set(route, doorCodes.has(code) ? code : 'in');
  }
  return heard;
}

const expectOnEveryRoute = async (made: Made, outcome: string): Promise<void> =>
  expect(new Set((await requestEveryRoute(made)).values())).toEqual(new Set([outcome]));

describe('every route, asked with a token', () => {
  const makers: [Caller, () => Promise<TestClient>][] = [
    ['admin', () => Promise.resolve(admin)],
    ['reviewer', () => newStaff(product, admin, 'reviewer')],
    ['Pro creator', () => proCreator(product, admin)],
  ];

  it.each(makers)(
    'lets the strongest of a %s in where its maker is, but for what is closed to tokens',
    async (who, maker) => {
      const heard = await requestEveryRoute(await makeStrongest(await maker()));
      const differences = guardedRoutes.flatMap(([route, audience]) => {
        const mine = audience[who];
        const isLook = who !== 'Pro creator' && isForSomeMembers(route);
        const byToken =
          closed.has(route) || !givable.has(route) ? 'API_TOKEN_NOT_TAKEN' : isLook ? 'API_TOKEN_LACKS_RIGHT' : 'in';
        const expected = mine === 'in' ? byToken : mine;
        return heard.get(route) === expected ? [] : [[route, expected, heard.get(route)]];
      });
      expect(differences).toEqual([]);
    },
  );

  it('is not made without any right', async () => {
    const { status, body } = await admin.post('/api/me/api-tokens', {
      name: 'Till',
      rights: [],
      expiresAt: inDays(30),
    });
    expect([status, body]).toMatchObject([422, { code: 'API_TOKEN_WITHOUT_RIGHT', errors: [{ field: 'rights' }] }]);
  });

  it('knows one no more that was revoked, is over, or whose maker was banned, erased or signed out', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newCreator(product)));
    const [revoked, banned, erased, signedOut] = await Promise.all(people.map(makeStrongest));
    const expired = await make(people[0]!, ['own-record'], inDays(1));
    expect((await people[0]!.send('DELETE', `/api/me/api-tokens/${revoked!.id}`)).status).toBe(204);
    await admin.post(`/api/admin/members/${idOf(people[1]!)}/ban`, {});
    await admin.post(`/api/audit/members/${idOf(people[2]!)}/erase`, {});
    await admin.send('DELETE', `/api/admin/members/${idOf(people[3]!)}/sessions`);
    for (const made of [revoked, banned, erased, signedOut]) await expectOnEveryRoute(made!, 'NOT_SIGNED_IN');
    product.clock.advance({ days: 2 });
    await expectOnEveryRoute(expired, 'NOT_SIGNED_IN');
    admin = await product.admin();
  });
});

/** Staff may read these without a right of their own, so they cannot give it to a token. */
function isForSomeMembers(route: string): boolean {
  const audience = authorizationTable[route]!;
  const everyKind: Caller[] = ['basic creator', 'basic business', 'wallet member'];
  return route.includes(' /api/me') && everyKind.some((caller) => audience[caller] !== 'in');
}

describe('a token', () => {
  it('shows its maker’s data and nobody else’s, and is used in the name of its maker', async () => {
    const [ada, ben] = [await newCreator(product), await newCreator(product)];
    const program = holderOf(await make(ada, ['own-account', 'own-record']));
    expect((await program.get<{ id: string }>('/api/me')).body.id).toBe(idOf(ada));
    expect((await program.send('PATCH', '/api/me', { body: { motivation: 'By a program' } })).status).toBe(200);
    expect((await program.get(`/api/admin/members/${idOf(ben)}`)).status).toBe(403);
    const list = await ada.get<{ items: Partial<Made & { lastUsedOn: string }>[] }>('/api/me/api-tokens');
    expect(list.body.items[0]).toMatchObject({ lastUsedOn: product.clock.now().toISOString().slice(0, 10) });
    expect(list.body.items[0]).not.toHaveProperty('token');
    expect((await ben.send('DELETE', `/api/me/api-tokens/${list.body.items[0]!.id!}`)).status).toBe(404);
  });

  it('is told which right it lacks', async () => {
    const program = holderOf(await make(await newCreator(product), ['own-record']));
    const { status, body } = await program.get<Problem & { right: string }>('/api/me/journey');
    expect([status, body.code, body.right]).toEqual([403, 'API_TOKEN_LACKS_RIGHT', 'own-journey']);
    expect(body.detail).toContain('own-journey');
  });

  it('loses with the role what it was given, and ends with it', async () => {
    const reviewer = await newStaff(product, admin, 'reviewer');
    const made = await make(reviewer, ['review-kyc', 'own-record']);
    expect((await holderOf(made).get('/api/admin/kyc')).status).toBe(200);
    await admin.post(`/api/admin/members/${idOf(reviewer)}/roles`, { revoke: 'reviewer' });
    await expectOnEveryRoute(made, 'NOT_SIGNED_IN');
  });

  it('ends with another password', async () => {
    const ada = await newCreator(product);
    const made = await makeStrongest(ada);
    const change = { currentPassword: PASSWORD, newPassword: 'kente cloth in the wind' };
    expect((await ada.post('/api/auth/password/change', change)).status).toBe(204);
    expect((await holderOf(made).get('/api/me')).status).toBe(401);
  });

  it('stands in History without itself, and in the log of access as what it is', async () => {
    const reviewer = await newStaff(product, admin, 'reviewer');
    const { id, token } = await make(reviewer, ['read-members']);
    const ada = await newCreator(product);
    const headers = { authorization: `Bearer ${token}` };
    expect((await product.visitor().get(`/api/admin/members/${idOf(ada)}`, headers)).status).toBe(200);
    expect((await product.visitor().get('/api/admin/staff', headers)).status).toBe(403);
    interface Row {
      readonly kind: string;
      readonly sessionId: string;
      readonly filter: object;
    }
    const { body: looks } = await admin.get<{ items: Row[] }>(
      `/api/audit/access-log?actor=${idOf(reviewer)}&sessionId=${id}`,
    );
    expect(looks.items.map(({ kind }) => kind)).toEqual(['refused', 'read']);
    for (const { filter } of looks.items) expect(filter).toMatchObject({ by: 'API token' });
    const { body } = await admin.get<object>(`/api/audit/events?subject=${idOf(reviewer)}&type=ApiTokenMade`);
    expect(JSON.stringify(body)).toContain(id);
    expect(JSON.stringify(body)).not.toContain(token.slice(4));
  });

  it('is no cookie, and none where a sign of it is wrong', async () => {
    const made = await makeStrongest(await newCreator(product));
    expect((await product.visitor().get('/api/me', { cookie: `token=${made.token}` })).status).toBe(401);
    const forged = { ...made, token: `${made.token.slice(0, -1)}${made.token.endsWith('0') ? '1' : '0'}` };
    expect((await holderOf(forged).get('/api/me')).status).toBe(401);
  });

  it('may call 300 times a minute, for itself alone', async () => {
    const ada = await newCreator(product);
    const [busy, other] = [await makeStrongest(ada), await makeStrongest(ada)];
    const answers = await Promise.all(Array.from({ length: 600 }, () => holderOf(busy).get<Problem>('/api/me')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]!.body.code).toBe('TOO_MANY_CALLS');
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await holderOf(other).get('/api/me')).status).toBe(200);
    product.clock.advance({ minutes: 1 });
    expect((await holderOf(busy).get('/api/me')).status).toBe(200);
  });
});

describe('pages of other origins', () => {
  const origin = 'https://shop.example';
  const preflight = (url: string, path: string, from = origin) =>
    fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'authorization',
      },
    });
  const allowed = 'access-control-allow-origin';

  it('may call nothing as it comes', async () => {
    expect((await preflight(product.url, '/api/me')).headers.has(allowed)).toBe(false);
    expect((await fetch(`${product.url}/api/me`, { headers: { origin } })).headers.has(allowed)).toBe(false);
  });

  it('may call the API where the settings name them, without cookies, and never sign in', async () => {
    const open = await startTestApp({ CORS_ORIGINS: `${origin},http://localhost:5000` });
    try {
      const answer = await preflight(open.url, '/api/me');
      expect([answer.status, answer.headers.get(allowed)]).toEqual([204, origin]);
      expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
      const refused = await fetch(`${open.url}/api/me`, { headers: { origin } });
      expect([refused.status, refused.headers.get(allowed)]).toEqual([401, origin]);
      for (const [path, from] of [
        ['/api/me', 'https://shop.example.evil.example'],
        ['/api/auth/login', origin],
        ['/api/%61uth/login?to=%F0', origin],
        ['/health/ready', origin],
      ] as const)
        expect((await preflight(open.url, path, from)).headers.has(allowed)).toBe(false);
    } finally {
      await open.close();
    }
  });
});
