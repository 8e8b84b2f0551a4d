import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { readConfig } from '../src/config/config.js';
import { ConfigError } from '../src/platform/config/settings-reader.js';
import { Pool } from '../src/platform/database/pool.js';
import { closeApp } from '../src/start/close-app.js';
import { idOf, newBusiness } from './support/businesses.js';
import { newCreator } from './support/creators.js';
import { eventually } from './support/eventually.js';
import { settings, startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';
import { emptyTestRedis } from './support/test-redis.js';

describe.each([
  ['without Redis', () => Promise.resolve({})],
  ['with Redis', async () => ({ REDIS_URL: await emptyTestRedis() })],
])('two that serve and two that work, %s', (_, redis) => {
  let database: TestDatabase;
  let all: TestApp[];
  let shared: Record<string, string>;
  beforeAll(async () => {
    database = await createTestDatabase();
    shared = { ...(await redis()), DATABASE_URL: database.url };
    all = [];
    for (const ROLE of ['api', 'api', 'worker', 'worker']) all.push(await startTestApp({ ...shared, ROLE }));
  });
  afterAll(async () => {
    for (const each of all) await each.close();
    await database.drop();
  });

  it('tell a member on one of what staff did on the other', async () => {
    const [here, there] = all as [TestApp, TestApp];
    const member = await newBusiness(here);
    const heard: string[] = [];
    const socket = await listen(here, member, heard);
    const admin = await there.admin();
    expect((await admin.post(`/api/admin/members/${idOf(member)}/upgrade`, {})).status).toBe(200);
    await eventually(async () => expect(heard).toContain('membership'));
    socket.disconnect();
  });

  it('leave members to those that serve: a worker answers for its health alone', async () => {
    const worker = all[3] as TestApp;
    const visitor = worker.visitor();
    expect((await visitor.get('/health/ready')).status).toBe(200);
    expect((await fetch(`${worker.url}/metrics`)).status).toBe(200);
    for (const path of ['/api/me', '/api/auth/login', '/', '/healthy'])
      expect((await visitor.get(path)).status).toBe(404);
  });

  it('answer a command with what the other shows already', async () => {
    const [here, there] = all as [TestApp, TestApp];
    const member = await newBusiness(here);
    const { status, headers } = await (await there.admin()).post(`/api/admin/members/${idOf(member)}/upgrade`, {});
    expect(status).toBe(200);
    expect(headers.get('x-read-model')).toBeNull();
    expect((await member.get<{ profileStatus: string }>('/api/me')).body.profileStatus).toBe('pro');
  });

  it('carry out all of many commands for one stream that meet', async () => {
    const [here, there] = all as [TestApp, TestApp];
    const address = `/api/admin/members/${idOf(await newCreator(here))}/points`;
    const admins = await Promise.all([here.admin(), there.admin()]);
    const add = async (admin: TestClient) => (await admin.post<{ total: number }>(address, { delta: 1 })).body.total;
    const totals = await Promise.all(admins.flatMap((admin) => Array.from({ length: 10 }, () => add(admin))));
    expect(totals.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('end as they are asked to, each and whole', async () => {
    const spare = await Promise.all(['api', 'worker'].map((ROLE) => startTestApp({ ...shared, ROLE })));
    for (const { app } of spare) await closeApp(app);
    for (const { url } of spare) await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
  });
});

describe('a start that is refused', () => {
  it('leaves no process behind that would be missed', async () => {
    const product = await startTestApp();
    const pool = product.app.get(Pool);
    const strange = { DATABASE_URL: product.config.databaseUrl, SEAL_KEY: Buffer.alloc(32, 1).toString('base64') };
    const lastSeen = async () => {
      const { rows } = await pool.query<{ at: Date }>('select max(seen_at) as at from es.running_processes');
      return rows[0]?.at.getTime() ?? 0;
    };
    await eventually(async () => {
      const { rows } = await pool.query('select from es.seals');
      expect(rows.length).toBeGreaterThan(0);
    });
    await expect(startTestApp(strange)).rejects.toThrow('SEAL_KEY is another key');
    const refusedAt = await lastSeen();
    await eventually(async () => expect(await lastSeen()).toBeGreaterThan(refusedAt + 1_500));
    const { rows } = await pool.query('select from es.running_processes');
    expect(rows).toHaveLength(1);
    await product.close();
  });
});

describe('the role of a process', () => {
  const settle = (env: Record<string, string>) => () => readConfig({ ...settings, ...env });

  it('is one of three', () => {
    expect(settle({ ROLE: 'queen', DATABASE_URL: 'postgres://db' })).toThrow(
      'ROLE is "queen"; it must be one of all, api, worker.',
    );
  });

  it('is all in the demo', () => {
    const demo = { SANKOFA_DEMO: 'true', ROLE: 'worker', DATABASE_URL: 'postgres://db' };
    expect(settle(demo)).toThrow(ConfigError);
    expect(settle(demo)).toThrow('ROLE=worker needs a database of its own: set DATABASE_URL. The demo is one process.');
  });
});

async function listen({ url }: TestApp, { user, accessToken }: TestClient, heard: string[]): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], auth: { token: accessToken } });
  socket.on('changed', ({ topic }: { topic: string }) => heard.push(topic));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('connect_error', reject);
  });
  expect(user).toBeDefined();
  return socket;
}
