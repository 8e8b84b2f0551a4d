import { Redis } from 'ioredis';

/** Empties the Redis that Jest started. Each worker of Jest has its own numbered database. */
export async function emptyTestRedis(): Promise<string> {
  const server = process.env.TEST_REDIS_URL;
  if (!server) throw new Error('A test Redis is only there for tests named .int.spec.ts');
  const url = `${server}/${process.env.JEST_WORKER_ID ?? '1'}`;
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
  return url;
}
