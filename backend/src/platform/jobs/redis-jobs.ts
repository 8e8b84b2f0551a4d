import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import {
  type BullQueue,
  type BullWorker,
  JobBackend,
  jobDefaults,
  type Work,
  type WorkSettings,
} from './job-backend.js';

const PREFIX = 'sankofa-jobs';
const MARK = 'sankofa:mark';

/** Jobs on the Redis of `REDIS_URL`, for more than one machine. */
export class RedisJobs extends JobBackend {
  private readonly asking: Redis;
  private readonly working: Redis;

  constructor(url: string) {
    super();
    // Whoever adds a job is told soon that Redis is away, and tries again; a worker waits as long as it takes.
    this.asking = new Redis(url, { maxRetriesPerRequest: 1 });
    this.working = new Redis(url, { maxRetriesPerRequest: null });
    for (const redis of [this.asking, this.working]) redis.on('error', () => undefined);
  }

  override queue(name: string): BullQueue {
    const settings = { prefix: PREFIX, defaultJobOptions: jobDefaults };
    const queue = new Queue(name, { ...settings, connection: this.asking });
    queue.on('error', () => undefined); // whoever asks the queue for something hears of it
    return queue;
  }

  override worker(name: string, work: Work, settings: WorkSettings, onError: (error: Error) => void): BullWorker {
    const worker = new Worker(name, work, { ...settings, prefix: PREFIX, connection: this.working });
    worker.on('error', onError);
    return worker;
  }

  /** A server that was started anew may have forgotten something; one that was flushed has lost the mark. */
  override async identity(): Promise<string> {
    await this.asking.set(MARK, randomUUID(), 'NX');
    const [mark, server] = await Promise.all([this.asking.get(MARK), this.asking.info('server')]);
    return `redis ${/run_id:(\w+)/.exec(server)?.[1] ?? ''} ${mark ?? ''}`;
  }

  override close(): Promise<void> {
    this.asking.disconnect();
    this.working.disconnect();
    return Promise.resolve();
  }
}

/** Refuses a Redis that would throw jobs away when its memory is full. */
export async function checkRedis(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, lazyConnect: true });
  redis.on('error', () => undefined);
  try {
    const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1] ?? 'unknown';
    if (policy !== 'noeviction') throw new UnfitRedis(`maxmemory-policy is ${policy}, so it may drop jobs`);
  } catch (error) {
    throw error instanceof UnfitRedis ? error : new UnfitRedis('it does not answer', { cause: error });
  } finally {
    redis.disconnect();
  }
}

/** The Redis of `REDIS_URL` cannot be used as it is. */
export class UnfitRedis extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`REDIS_URL: ${what}. Jobs need a Redis with maxmemory-policy noeviction.`, options);
    this.name = 'UnfitRedis';
  }
}
