import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { idOf, kycForm } from '../support/businesses.js';
import { eventually } from '../support/eventually.js';
import { settings } from '../support/test-app.js';
import { TestClient } from '../support/test-client.js';
import { checkHistory } from './check-history.js';
import { type Crowd, gatherCrowd } from './command-load.js';
import { OwnPostgres, OwnRedis } from './own-servers.js';
import { RUN_TIMEOUT_MS, rounds } from './scale.js';
import { ServerProcess } from './server-process.js';

const ROUNDS = rounds(1);

jest.setTimeout(RUN_TIMEOUT_MS);

const home = mkdtempSync(join(tmpdir(), 'sankofa-shorter-'));
const [data, copy] = [join(home, 'postgres'), join(home, 'copy')];
const postgres = new OwnPostgres(home);
const redis = new OwnRedis();
let server: ServerProcess;
let crowd: Crowd;
let asking: Redis;

beforeAll(async () => {
  await Promise.all([postgres.start(), redis.start()]);
  asking = new Redis(redis.url);
  server = await ServerProcess.on(postgres.url, { REDIS_URL: redis.url });
  await server.start();
  crowd = await gatherCrowd(server.url, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD, 1);
  await postgres.stopFast();
  execFileSync('cp', ['-a', data, copy]);
  await postgres.start();
});
afterAll(async () => {
  asking.disconnect();
  await server.stop();
  await redis.stop();
  await postgres.discard();
});

async function putOlderBack(): Promise<void> {
  await postgres.stopFast();
  rmSync(data, { recursive: true });
  execFileSync('cp', ['-a', copy, data]);
  await postgres.start();
}

/** Runs the same acts on the same streams, before and after the loss. Returns when jobs were made. */
async function liveOn(): Promise<Date[]> {
  const { admin, businesses, creators } = crowd;
  const [business, creator] = [businesses[0]!, creators[0]!];
  const email = 'twice@example.com';
  await eventually(async () => {
    expect((await new TestClient(server.url).register({ email })).user.email).toBe(email);
  });
  expect((await business.post('/api/me/kyc', kycForm())).status).toBeLessThan(300);
  expect((await admin.post(`/api/admin/members/${idOf(business)}/upgrade`, {})).status).toBeLessThan(300);
  expect((await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 5 })).status).toBe(200);
  await eventually(async () => expect((await creator.get<{ points: number }>('/api/me')).body.points).toBe(5));
  return eventually(async () => {
    const jobs = await asking.keys('sankofa-jobs:membership-reviews:*-*-*');
    expect(jobs).toHaveLength(4);
    return Promise.all(jobs.map(async (job) => new Date(Number(await asking.hget(job, 'timestamp')))));
  });
}

it('loses only the lost time when an older copy of the database is put back under a running product', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await liveOn();
    server.told = '';
    await putOlderBack();
    await liveOn();
    expect(server.told).toContain('the log is shorter than it was');
    expect(await checkHistory(postgres.url, new Map())).toEqual([]);
    await putOlderBack();
  }
});

it('makes its jobs anew where the product was stopped meanwhile, and Redis emptied, as is documented', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    await liveOn();
    await server.stop();
    await putOlderBack();
    await asking.flushall();
    const back = new Date();
    await server.start();
    for (const made of await liveOn()) expect(+made).toBeGreaterThan(+back);
    expect(await checkHistory(postgres.url, new Map())).toEqual([]);
    await putOlderBack();
  }
});
