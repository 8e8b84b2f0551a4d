import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { EveryRouteHasAPolicy, type GuardedRoute } from '../src/platform/access/every-route-has-a-policy.js';
import { bindCursor } from '../src/platform/http/cursor-binding.interceptor.js';
import type { Problem } from '../src/platform/http/problem.js';
import { formatCursor } from '../src/platform/projections/cursor.js';
import { answerToFirstAllowed, gatherCallers } from './support/callers.js';
import { adminOf, testApp } from './support/fixtures.js';
import type { TestAnswer, TestClient, TestRequest } from './support/test-client.js';

const product = testApp();
const admin = adminOf(product);
let callers: readonly TestClient[];
beforeAll(async () => {
  callers = await gatherCallers(product);
});

const NOBODY = '01900000-0000-7000-8000-000000000000';
/** Apps add query parameters to links of public pages. */
const isPage = ({ path }: GuardedRoute) => /^\/(verify|c)(\/|$)/.test(path);
const routes = (): GuardedRoute[] =>
  product.app
    .get(EveryRouteHasAPolicy, { strict: false })
    .routes()
    .filter((route) => !isPage(route));
const isForAnybody = ({ path }: GuardedRoute) => path.startsWith('/api/auth/') || path === '/api/csp-reports';
const takesBodies = ({ method }: GuardedRoute) => method !== 'GET';
/** Providers and browsers define the bodies of these routes. Signatures protect providers' messages. */
const isOurs = ({ path }: GuardedRoute) => !path.startsWith('/api/webhooks/') && path !== '/api/csp-reports';
const addressOf = ({ path }: GuardedRoute) => path.replace(':version', '1').replaceAll(/:\w+/g, NOBODY);

/** The answer of each route, beside the route. */
async function heardAt(
  doors: readonly GuardedRoute[],
  request: TestRequest,
  tell: (answer: TestAnswer<Problem>) => unknown,
  query = '',
): Promise<unknown[]> {
  expect(doors.length).toBeGreaterThan(0);
  const heard: unknown[] = [];
  for (const door of doors) {
    const answer = await answerToFirstAllowed<Problem>(callers, door.method, addressOf(door) + query, request);
    heard.push([door.method, door.path, tell(answer)]);
  }
  return heard;
}
const everywhere = (doors: readonly GuardedRoute[], told: unknown) =>
  doors.map(({ method, path }) => [method, path, told]);

const refused = ({ status, body }: TestAnswer<Problem>) => [
  status,
  body.code,
  body.errors?.some(({ field }) => field === 'colour'),
];

describe('every route', () => {
  it('refuses a query parameter that it does not know', async () => {
    const heard = await heardAt(routes(), {}, refused, '?colour=green');
    expect(heard).toEqual(everywhere(routes(), [400, 'INVALID_QUERY', true]));
  });

  it.each(['__proto__', 'constructor', 'toString', 'prototype'])(
    'refuses a query parameter %s, which any object has',
    async (name) => {
      const doors = routes().filter(({ method }) => method === 'GET');
      const told = ({ status, body }: TestAnswer<Problem>) => [status, body.errors?.map(({ field }) => field)];
      expect(await heardAt(doors, {}, told, `?${name}=1`)).toEqual(everywhere(doors, [400, [name]]));
    },
  );

  it('refuses a body field that it does not know', async () => {
    const doors = routes().filter(takesBodies).filter(isOurs);
    const heard = await heardAt(doors, { body: { colour: 'green' } }, refused);
    expect(heard).toEqual(everywhere(doors, [422, 'INVALID_FIELDS', true]));
  });

  it('refuses a body that is no object', async () => {
    const doors = routes().filter(takesBodies).filter(isOurs);
    const heard = await heardAt(doors, { body: ['green'] }, ({ status, body }) => [status, body.code]);
    expect(heard).toEqual(everywhere(doors, [400, 'UNREADABLE']));
  });

  it('reads 4 KB where anybody may knock, and 64 KB elsewhere', async () => {
    const told = ({ status, headers, body }: TestAnswer<Problem>) => [
      status,
      headers.get('content-type'),
      body.code,
      body.detail,
    ];
    const tooLarge = (detail: string) => [413, 'application/problem+json; charset=utf-8', 'BODY_TOO_LARGE', detail];
    const bodyOf = (kilobytes: number) => ({ body: { colour: 'x'.repeat(kilobytes * 1_024) } });
    const doors = routes().filter(takesBodies);
    const small = doors.filter(isForAnybody);
    expect(await heardAt(small, bodyOf(4), told)).toEqual(everywhere(small, tooLarge('Send at most 4 KB.')));
    const large = doors.filter((route) => !isForAnybody(route));
    expect(await heardAt(large, bodyOf(64), told)).toEqual(everywhere(large, tooLarge('Send at most 64 KB.')));
    const known = large.filter(isOurs);
    expect(await heardAt(known, bodyOf(63), refused)).toEqual(everywhere(known, [422, 'INVALID_FIELDS', true]));
  });
});

describe('a cursor', () => {
  it.each<[path: string, ...place: unknown[]]>([
    ['/api/me/points?', 'a\u0000', NOBODY],
    ['/api/admin/members?sort=name&', 'a\u0000', 'a', NOBODY],
    ['/api/admin/members?sort=points&', Number.MAX_SAFE_INTEGER, NOBODY],
    ['/api/admin/members?sort=registeredAt&', '+275760-09-13T00:00:00.000Z', NOBODY],
    ['/api/admin/members?sort=registeredAt&', '2030-01-01T00:00:00.000Z', '-'.repeat(36)],
    ['/api/admin/card-payments?', '0000-01-01T00:00:00.000Z', NOBODY],
    ['/api/audit/events?', '2030-01-01T00:00:00.000Z', 99_999, '1', '1'],
    ['/api/ops/queues/membership-reviews/jobs?state=delayed&', Number.MAX_SAFE_INTEGER],
  ])('that holds what the database cannot compare is refused at %s', async (path, ...place) => {
    const { status, body } = await admin.get<Problem>(`${path}cursor=${bindCursor(path, formatCursor(place))}`);
    expect([status, body.errors]).toMatchObject([400, [{ field: 'cursor' }]]);
  });
});

describe('a body', () => {
  it.each([
    ['nested without end', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['nested without end in a field', `{"motivation":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['null', 'null'],
    ['not written in UTF-8', Buffer.from('{"motivation":"\u00e9"}', 'latin1')],
  ])('that is %s is unreadable', async (_, body) => {
    const headers = { authorization: `Bearer ${admin.accessToken ?? ''}`, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/api/me`, { method: 'PATCH', headers, body });
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([400, 'UNREADABLE']);
  });
});

it('refuses a body that comes packed', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await fetch(`${product.url}/api/auth/login`, { method: 'POST', headers, body: '{}' });
  expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([415, 'BODY_ENCODED']);
});

it('refuses headers that are too long in the words of every refusal', async () => {
  const { status, headers, body } = await admin.get<Problem>('/api/me', { 'x-long': 'x'.repeat(17 * 1_024) });
  expect([status, body.code]).toEqual([431, 'HEADERS_TOO_LARGE']);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(headers.get('x-request-id')).not.toBeNull();
});

describe('a method', () => {
  it.each([
    ['DELETE', '/api/me?x=1', ['GET', 'HEAD', 'PATCH']],
    ['DELETE', '/%61pi/me/', ['GET', 'HEAD', 'PATCH']],
    ['GET', '/api/auth/login', ['POST']],
    ['GET', `/api/admin/members/${NOBODY}/ban`, ['POST']],
    ['OPTIONS', '/health/live', ['GET', 'HEAD']],
  ])('that an address does not take is told which it takes: %s %s', async (method, path, allow) => {
    const { status, headers, body } = await admin.send<Problem>(method, path);
    expect([status, body.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(headers.get('allow')?.split(', ').sort()).toEqual(allow);
  });

  it('makes no difference where there is nothing', async () => {
    expect((await admin.send<Problem>('DELETE', '/api/nothing')).status).toBe(404);
  });
});

describe('an address', () => {
  it.each([
    '/api/me/%E0%A4%A',
    '/%E0%A4%A',
    `/api/auth/sessions/${'a'.repeat(500)}`,
    '/api/auth/sessions/abc',
    '/api/ops/queues/mail/jobs/%00/retry',
    `/api/audit/events/${NOBODY}/99999999999999999999`,
    `/api/audit/events/${NOBODY}/99999999999999999999/proof`,
    '/api/me/points?page=0x10',
  ])('that nothing can have is refused: %s', async (path) => {
    const method = path.includes('sessions') ? 'DELETE' : path.endsWith('retry') ? 'POST' : 'GET';
    const { status, headers, body } = await admin.send<Problem>(method, path);
    expect([status, body.code]).toEqual([400, 'INVALID_QUERY']);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(headers.get('x-request-id')).not.toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('that names something by what is no id is refused with the name of that part', async () => {
  const { body } = await admin.get<Problem>(`/api/admin/hire-requests/nothing`);
  expect(body).toMatchObject({ status: 400, errors: [{ field: 'requestId' }] });
});

it('answers who would like to speak another protocol in the one that it has', async () => {
  const { port } = new URL(product.url);
  const asked = request({ port, path: '/health/live', headers: { connection: 'Upgrade', upgrade: 'h2c' } }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
});

it('does not wait for ever for a request to arrive', () => {
  expect(product.app.getHttpServer().requestTimeout).toBe(60_000);
});

it('takes no text that the database could not keep', async () => {
  const refusedWords = [422, 'INVALID_FIELDS'];
  for (const text of ['a\u0000b', 'a\uD800b']) {
    const put = await admin.send<Problem>('PUT', '/api/admin/reason-templates/kyc', { body: { texts: [text] } });
    expect([put.status, put.body.code]).toEqual(refusedWords);
    const view = await admin.post<Problem>('/api/admin/saved-views', { name: text, filters: {} });
    expect([view.status, view.body.code]).toEqual(refusedWords);
  }
  const dots = await admin.post<Problem>('/api/admin/saved-views', { name: '..', filters: {} });
  expect([dots.status, dots.body.code]).toEqual(refusedWords);
});
