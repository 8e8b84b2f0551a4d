import { afterEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { emptyTestRedis } from '../../../test/support/test-redis.js';
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
        /REDIS_URL: \S+ may drop jobs \(maxmemory-policy is allkeys-lru\)\. .*noeviction/,
      );
    } finally {
      await redis.config('SET', 'maxmemory-policy', 'noeviction');
    }
  });

  it('is refused when it does not answer', async () => {
    await expect(checkRedis('redis://:secret@127.0.0.1:9')).rejects.toThrow(
      'REDIS_URL: 127.0.0.1:9 does not answer (ECONNREFUSED). Start the server, or set REDIS_URL to where it is.',
    );
  });

  it('is refused when it knows no such password', async () => {
    const { host, pathname } = new URL(await emptyTestRedis());
    await expect(checkRedis(`redis://ada:secret@${host}${pathname}`)).rejects.toThrow(
      /REDIS_URL: \S+ refuses \(WRONGPASS .*\)\. Correct the user and the password in REDIS_URL\./,
    );
  });

  it('is found to take nothing where it is to be written to', async () => {
    const { host, pathname } = new URL(await emptyTestRedis());
    await (await client()).acl('SETUSER', 'reader', 'on', '>a-password', '+info', '+select');
    const url = `redis://reader:a-password@${host}${pathname}`;
    await expect(checkRedis(url)).resolves.toBeUndefined();
    await expect(checkRedis(url, true)).rejects.toThrow(/refuses \(NOPERM .*'set'/);
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
