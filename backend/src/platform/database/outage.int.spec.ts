import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scaled } from '../../../test/faults/scale.js';
import { appraisalForm, proCreator } from '../../../test/support/creators.js';
import { eventually } from '../../../test/support/eventually.js';
import { proxyTo, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { TestClient } from '../../../test/support/test-client.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { closeApp } from '../../start/close-app.js';
import { EveryRouteHasAPolicy, type GuardedRoute } from '../access/every-route-has-a-policy.js';
import type { Problem } from '../http/problem.js';

const NOBODY = '01900000-0000-7000-8000-000000000000';
/** Answer timeouts of the product add up to 10 s on an idle machine. */
const ANSWER_TIMEOUT_MS = scaled({ short: 60_000, long: 20_000 });
const CLOSE_TIMEOUT_MS = scaled({ short: 60_000, long: 10_000 });

let database: TestDatabase;
let line: TcpProxy;
let product: TestApp;
let creator: TestClient;
let admin: TestClient;
beforeAll(async () => {
  database = await createTestDatabase();
  line = await proxyTo(database.url);
  product = await startTestApp({ DATABASE_URL: line.url });
  admin = await product.admin();
  creator = await proCreator(product, admin);
});
afterAll(async () => {
  await line.cut();
  await database.drop();
});

async function ask(who: TestClient, { method, path }: GuardedRoute): Promise<string> {
  const begun = performance.now();
  const body = method === 'GET' ? undefined : {};
  const {
    status,
    headers,
    body: problem,
  } = await who.send<Problem>(method, path.replaceAll(/:\w+/g, NOBODY), { body });
  expect(performance.now() - begun).toBeLessThan(ANSWER_TIMEOUT_MS);
  if (status !== 503) return String(status);
  return [status, headers.get('retry-after'), headers.get('content-type'), problem.code].join(' ');
}

const unavailable = '503 2 application/problem+json; charset=utf-8 TEMPORARILY_UNAVAILABLE';
const routes = (): GuardedRoute[] => product.app.get(EveryRouteHasAPolicy, { strict: false }).routes();
const closed = (): GuardedRoute[] => routes().filter(({ policy }) => policy !== 'public');

describe('while the database is gone', () => {
  it('every route for somebody says to come again', async () => {
    await line.cut();
    expect(closed().length).toBeGreaterThan(80);
    for (const route of closed()) expect([route.path, await ask(admin, route)]).toEqual([route.path, unavailable]);
  });

  it('so do signing in and readiness, while what needs no database is answered', async () => {
    const visitor = product.visitor();
    const wrong = { email: 'ada@example.com', password: 'wrong' };
    expect((await visitor.post<Problem>('/api/auth/login', wrong)).body.code).toBe('TEMPORARILY_UNAVAILABLE');
    expect(await ask(visitor, { method: 'GET', path: '/health/ready', policy: 'public' })).toBe(unavailable);
    expect((await visitor.get('/health/live')).status).toBe(200);
  });

  it('nothing has to be started anew once it is back', async () => {
    await line.mend();
    await eventually(async () => {
      expect((await creator.post('/api/me/appraisals', appraisalForm())).status).toBe(201);
    });
    await eventually(async () => {
      expect((await creator.get<{ submitted: number }>('/api/me/appraisals')).body.submitted).toBe(1);
    });
  });
});

describe('while the database is silent', () => {
  it('every request is told to come again, and all is well when it speaks', async () => {
    line.stall();
    const asked = ['/api/me/journey', '/api/me/appraisals', '/api/admin/members', '/health/ready', '/api/auth/refresh'];
    const answers = asked.map((path) => {
      const method = path.endsWith('refresh') ? 'POST' : 'GET';
      return ask(path.startsWith('/api/me') ? creator : admin, { method, path, policy: 'public' });
    });
    expect(await Promise.all(answers)).toEqual(asked.map(() => unavailable));
    line.resume();
    await eventually(async () => expect((await creator.get('/api/me/journey')).status).toBe(200));
  });
});

describe('closing the product', () => {
  const takesSeconds = async (close: () => Promise<void>): Promise<void> => {
    const begun = performance.now();
    await close();
    expect(performance.now() - begun).toBeLessThan(CLOSE_TIMEOUT_MS);
  };

  it('takes seconds when the database went and came back', () => takesSeconds(() => product.app.close()));

  it('takes seconds when the database is gone', async () => {
    product = await startTestApp({ DATABASE_URL: line.url });
    await line.cut();
    await takesSeconds(() => product.app.close());
    await line.mend();
  });

  it('takes seconds when the database is silent', async () => {
    product = await startTestApp({ DATABASE_URL: line.url });
    line.stall();
    await takesSeconds(() => closeApp(product.app));
    line.resume();
  });
});
