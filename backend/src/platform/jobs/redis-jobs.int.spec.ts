import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { emptyTestRedis } from '../testing/test-redis.js';
import { checkRedis, RedisJobs } from './redis-jobs.js';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function client(): Promise<Redis> {
  const redis = new Redis(await emptyTestRedis());
  open.push({ close: () => redis.quit() });
  return redis;
}

describe('the Redis that the jobs are on', () => {
  it('is taken when it throws nothing away', async () => {
    await expect(checkRedis(await emptyTestRedis())).resolves.toBeUndefined();
  });

  it('is refused when it may drop jobs to save memory', async () => {
    const redis = await client();
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    try {
      await expect(checkRedis(await emptyTestRedis())).rejects.toThrow(
        'REDIS_URL: maxmemory-policy is allkeys-lru, so it may drop jobs. Jobs need a Redis with maxmemory-policy noeviction.',
      );
    } finally {
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
    }
  });

  it('is refused when it does not answer', async () => {
    await expect(checkRedis('redis://127.0.0.1:9')).rejects.toThrow('REDIS_URL: it does not answer.');
  });

  it('is another store once it was flushed', async () => {
    const redis = await client();
    const jobs = new RedisJobs(await emptyTestRedis());
    open.push(jobs);
    const before = await jobs.identity();
    expect(await jobs.identity()).toBe(before);
    await redis.flushdb();
    expect(await jobs.identity()).not.toBe(before);
  });
});
