import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { ServerResponse } from '../src/modules/operations/read-models/server/server.response.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { idOf, newBusiness } from './support/businesses.js';
import { runDueJobs } from './support/due-jobs.js';
import { eventually } from './support/eventually.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { emptyTestRedis } from './support/test-redis.js';

let product: TestApp;
let redis: Redis;
beforeAll(async () => {
  const url = await emptyTestRedis();
  redis = new Redis(url);
  product = await startTestApp({ REDIS_URL: url });
});
afterAll(async () => {
  await product.close();
  redis.disconnect();
});

it('finds what is to be done in the log again when Redis was emptied', async () => {
  const member = await newBusiness(product);
  const admin = await product.admin();
  const jobs = async () => (await admin.get<ServerResponse>('/api/ops/server')).body.jobs;
  await admin.post(`/api/admin/members/${idOf(member)}/upgrade`, {});
  const queue = product.app.get(Jobs, { strict: false }).queue('membership-reviews');
  await eventually(async () => expect((await queue.counts()).delayed).toBe(4));
  expect(await jobs()).toEqual({ store: 'Redis', lostAt: null });
  await redis.flushdb();
  expect((await queue.counts()).delayed).toBe(0);
  await eventually(async () => expect((await queue.counts()).delayed).toBe(4));
  await eventually(async () => expect((await jobs()).lostAt).not.toBeNull());
  product.clock.advance({ days: 160 });
  await runDueJobs(product);
  await member.signIn(member.user?.email ?? '');
  await eventually(async () => {
    expect((await member.get<{ profileStatus: string }>('/api/me')).body.profileStatus).toBe('basic');
  });
});

it('keeps a queue paused when Redis was emptied', async () => {
  const admin = await product.admin();
  const queue = product.app.get(Jobs, { strict: false }).queue('notices');
  await admin.post('/api/ops/queues/notices/pause', { reason: 'a test' });
  await redis.flushdb();
  await eventually(async () => expect(await queue.isPaused()).toBe(true));
  await admin.post('/api/ops/queues/notices/resume');
  expect(await queue.isPaused()).toBe(false);
});
