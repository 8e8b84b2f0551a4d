import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { io } from 'socket.io-client';
import { type PolicyName, policies } from '../src/access/policies.js';
import type { Policy } from '../src/access/policy.js';
import { type StaffRole, staffRoles } from '../src/access/roles.js';
import { EveryRouteHasAPolicy, type GuardedRoute } from '../src/platform/access/every-route-has-a-policy.js';
import type { Problem } from '../src/platform/http/problem.js';
import { idOf } from './support/businesses.js';
import { newColleague } from './support/creators.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { registration, type TestClient } from './support/test-client.js';

let folder: string;
let product: TestApp;
let admin: TestClient;
let ada: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doors-'));
  const frontEnd = path.join(folder, 'built');
  await mkdir(frontEnd);
  await writeFile(path.join(folder, 'own.txt'), 'for us alone');
  await writeFile(path.join(frontEnd, 'shown.txt'), 'for everyone');
  await writeFile(path.join(frontEnd, 'app.html'), '<title>Sankofa</title>');
  const settings = { PUBLIC_URL: 'https://sankofa.example', PAYSTACK_SECRET_KEY: 'sk_test_of_the_doors' };
  product = await startTestApp(settings, { frontEnd });
  admin = await product.admin();
  ada = product.visitor();
  await ada.register();
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const NOBODY = '01900000-0000-7000-8000-000000000000';
const routes = (): GuardedRoute[] => product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
const policyOf = ({ policy }: GuardedRoute): Policy => policies[policy as PolicyName];
const requestRoute = async (who: TestClient, { method, path }: GuardedRoute): Promise<string> => {
  const headers = who.accessToken === undefined ? undefined : { authorization: `Bearer ${who.accessToken}` };
  const answer = await fetch(product.url + path.replaceAll(/:\w+/g, NOBODY), { method, headers });
  const text = await answer.text();
  const code = [401, 403].includes(answer.status) ? (JSON.parse(text) as Problem).code : undefined;
  const isIn = code === undefined || code === 'FEATURE_OFF'; // FEATURE_OFF comes after the policy
  return `${method} ${path}: ${isIn ? 'in' : `${String(answer.status)} ${code}`}`;
};
const said = (route: GuardedRoute, answer: string) => `${route.method} ${route.path}: ${answer}`;

/** Sends a request to each route, and expects the same answer from all. */
async function expectAt(doors: readonly GuardedRoute[], who: TestClient, answer: string): Promise<void> {
  expect(doors.length).toBeGreaterThan(0);
  const heard: string[] = [];
  for (const door of doors) heard.push(await requestRoute(who, door));
  expect(heard).toEqual(doors.map((door) => said(door, answer)));
}

describe('every route', () => {
  const closed = () => routes().filter((route) => policyOf(route).who !== 'anyone');
  const staffed = () => routes().filter((route) => policyOf(route).who === 'staff');

  it('that is not public asks who is there', () => expectAt(closed(), product.visitor(), '401 NOT_SIGNED_IN'));

  it('of staff turns members away', () => expectAt(staffed(), ada, '403 STAFF_ONLY'));

  it.each(staffRoles)('of staff lets in a %s where the table says so, and nowhere else', async (role: StaffRole) => {
    const staff = await newColleague(product, admin, role);
    const isFor = (route: GuardedRoute) => role === 'admin' || (policyOf(route).roles ?? []).includes(role);
    await expectAt(staffed().filter(isFor), staff, 'in');
    const others = staffed().filter((route) => !isFor(route));
    if (role !== 'admin') await expectAt(others, staff, '403 STAFF_ONLY');
    await admin.post(`/api/admin/members/${idOf(staff)}/roles`, { revoke: role });
    await expectAt(staffed(), staff, '403 STAFF_ONLY'); // from the next request on, with the same token
  });
});

describe('an access token', () => {
  const claims = () => ({ sub: idOf(ada), sid: NOBODY, exp: Math.floor(Date.now() / 1000) + 600 });
  const statusWith = async (token: string) =>
    (await product.visitor().get('/api/me', { authorization: `Bearer ${token}` })).status;

  it('is worth nothing unsigned, or signed by another method or secret', async () => {
    const own = jwt.decode(ada.accessToken ?? '') as object;
    const unsigned = jwt.sign(own, null, { algorithm: 'none' });
    const otherMethod = jwt.sign(own, product.config.jwtSecret, { algorithm: 'HS512' });
    const otherSecret = jwt.sign(own, 'another secret, which is long enough', { algorithm: 'HS256' });
    for (const token of [unsigned, otherMethod, otherSecret]) expect(await statusWith(token)).toBe(401);
    expect(await statusWith(jwt.sign(own, product.config.jwtSecret, { algorithm: 'HS256' }))).toBe(200);
  });

  it('is worth nothing without an open session of its owner', async () => {
    expect(await statusWith(jwt.sign(claims(), product.config.jwtSecret))).toBe(401);
  });
});

describe('an answer', () => {
  it('says what browsers may do with it', async () => {
    for (const path of ['/api/reference-data', '/api/nowhere', '/api/me', '/health/live']) {
      const { headers } = await product.visitor().get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
    for (const path of ['/api/me', '/%61pi/me?x=%F0'])
      expect((await ada.get(path)).headers.get('cache-control')).toBe('no-store');
  });

  it('that asks who is there says how to tell it', async () => {
    const wrong = { email: 'nobody@example.com', password: 'a wrong one' };
    for (const { status, headers } of [
      await product.visitor().get('/api/me'),
      await product.visitor().get('/api/me', { authorization: 'Bearer of-nobody' }),
      await product.visitor().post('/api/auth/login', wrong),
    ]) {
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    expect((await ada.get('/api/me')).headers.get('www-authenticate')).toBeNull();
  });

  it('keeps the refresh token from scripts, other sites, other paths and plain http', async () => {
    const { headers } = await product.visitor().post('/api/auth/register', registration());
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-sankofa_refresh=/);
    for (const other of headers.getSetCookie()) expect(other).toMatch(/^__(Secure|Host)-/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/auth']) expect(cookie).toContain(part);
  });

  it('is not for pages of other sites', async () => {
    const origin = 'https://elsewhere.example';
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const answer = await ada.send(method, '/api/me', { headers }).catch(() => undefined);
      expect(answer?.headers.get('access-control-allow-origin') ?? null).toBeNull();
    }
    const visitor = product.visitor();
    await visitor.register();
    const foreign: Record<string, string>[] = [
      { origin },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await visitor.send<Problem>('POST', '/api/auth/refresh', { headers })).body.code).toBe(
        'CROSS_SITE_REQUEST',
      );
    }
    expect(
      (await visitor.send('POST', '/api/auth/refresh', { headers: { 'sec-fetch-site': 'same-origin' } })).status,
    ).toBe(200);
  });
});

describe('a request', () => {
  const login = (body: string, type: string) =>
    product.visitor().post<Problem>('/api/auth/login', body, { 'content-type': type });

  it('is read as JSON and nothing else', async () => {
    const small = JSON.stringify({ email: 'ada@example.com', password: 'x' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, body } = await login(small, type);
      expect([type, status, body.code]).toEqual([type, 415, 'WRONG_CONTENT_TYPE']);
    }
    const withProto = '{"__proto__": {"admin": true}, "email": "a@b.co", "password": "x"}';
    expect((await login(withProto, 'application/json')).status).toBe(422);
  });

  it('may not set what the server decides', async () => {
    for (const field of ['id', 'roles', 'points', 'kycStatus', 'proPlan', 'membershipType', 'email', 'erasedAt']) {
      expect([field, (await ada.send('PATCH', '/api/me', { body: { [field]: 'x' } })).status]).toEqual([field, 422]);
    }
  });

  it('cannot leave the folder of the front end', async () => {
    const ways = [
      '/../own.txt',
      '/..%2fown.txt',
      '/%2e%2e/own.txt',
      '/%2e%2e%2fown.txt',
      '/assets/../../own.txt',
      '/..%5cown.txt',
    ];
    for (const path of ways)
      expect([path, await raw(path)]).not.toEqual([path, expect.stringContaining('for us alone')]);
    expect(await raw('/shown.txt')).toContain('for everyone');
  });
});

describe('live updates', () => {
  const connect = (origin?: string, token = ada.accessToken) =>
    new Promise<string>((resolve) => {
      const extraHeaders: Record<string, string> = origin === undefined ? {} : { origin };
      const options = { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders };
      const socket = io(product.url, options);
      const end = (how: string) => {
        socket.disconnect();
        resolve(how);
      };
      socket.once('connect', () => end('in'));
      socket.once('connect_error', () => end('refused'));
    });

  it('are for our own pages, and for who is signed in', async () => {
    expect([await connect(), await connect('https://sankofa.example'), await connect(product.url)]).toEqual([
      'in',
      'in',
      'in',
    ]);
    expect([await connect('https://elsewhere.example'), await connect('null')]).toEqual(['refused', 'refused']);
    expect(await connect(undefined, 'forged')).toBe('refused');
  });
});

/** Requests the path as it is, as `fetch` would normalize it. */
const raw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(product.url);
    request({ hostname, port, path }, (answer) => {
      text(answer).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
