import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { holders, type TextTable } from './support/dump.js';
import { eventually } from './support/eventually.js';
import { registerMarkedBusiness, registerMarkedCreator } from './support/personal-data-markers.js';
import { startSmtpServer, type TestSmtpServer } from './support/smtp-server.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';
import { emptyTestRedis } from './support/test-redis.js';

let redis: Redis;
let post: TestSmtpServer;
let product: TestApp;
let admin: TestClient;
beforeAll(async () => {
  const url = await emptyTestRedis();
  redis = new Redis(url);
  post = await startSmtpServer();
  product = await startTestApp({ REDIS_URL: url, SMTP_URL: post.url, PAYSTACK_SECRET_KEY: 'sk_test_of_the_markers' });
  admin = await product.admin();
});
afterAll(async () => {
  await product.close();
  await post.close();
  redis.disconnect();
});

/** All keys of Redis with their values, as text. */
async function dumpRedis(): Promise<TextTable[]> {
  const read: Readonly<Record<string, (key: string) => Promise<unknown>>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1', 'WITHSCORES'),
    stream: (key) => redis.xrange(key, '-', '+'),
    none: () => Promise.resolve(null), // it expired meanwhile
  };
  const tables: TextTable[] = [];
  for (const key of await redis.keys('*')) {
    const kind = await redis.type(key);
    tables.push({ name: key, rows: [key, JSON.stringify(await read[kind]?.(key))] });
  }
  return tables;
}

it('holds no word of a member in Redis, neither while the member is there nor once it is erased', async () => {
  const members = [await registerMarkedCreator(product, admin), await registerMarkedBusiness(product, admin)];
  const words = members.flatMap(({ markers }) => markers.words);
  const socketMessages = await redis.xlen('sankofa:live');
  const jobs = await product.app.get(Jobs, { strict: false }).queue('membership-reviews').counts();
  expect([socketMessages > 0, jobs.delayed > 0]).toEqual([true, true]); // otherwise there is nothing to find
  expect(
    holders(
      await dumpRedis(),
      members.map(({ id }) => id),
    ),
  ).not.toEqual([]);
  expect(holders(await dumpRedis(), words)).toEqual([]);
  for (const { id, email } of members) {
    expect((await admin.post(`/api/audit/members/${id}/erase`, { email })).status).toBe(200);
  }
  await eventually(async () => expect((await dumpRedis()).length).toBeGreaterThan(10));
  expect(holders(await dumpRedis(), words)).toEqual([]);
});
