import { randomUUID } from 'node:crypto';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Diagnosis } from '../config/diagnosis.js';
import { ConfigError } from '../config/settings-reader.js';
import { RedisConnections } from '../live-updates/redis-connections.js';
import { type BullQueue, JobBackend, jobDefaults, type Work, type WorkSettings } from './job-backend.js';

const PREFIX = 'sankofa-jobs';
const MARK = 'sankofa:mark';
const COMMAND_TIMEOUT_MS = 5_000;

export class RedisJobs extends JobBackend {
  private readonly asking: Redis;
  private readonly working: RedisConnections;

  constructor(url: string) {
    super();
    // Adding a job fails fast while Redis is down, and the caller retries. A worker waits until Redis is back.
    this.asking = new Redis(url, { maxRetriesPerRequest: 1 });
    this.working = new RedisConnections(url, { maxRetriesPerRequest: null });
    for (const redis of [this.asking, this.working]) redis.on('error', () => undefined);
  }

  override queue(name: string): BullQueue {
    const settings = { prefix: PREFIX, defaultJobOptions: jobDefaults };
    const queue = new Queue(name, { ...settings, connection: this.asking });
    queue.on('error', () => undefined); // the caller of the queue gets the error
    return queue;
  }

  override worker(name: string, work: Work, settings: WorkSettings, onError: (error: Error) => void) {
    const worker = new Worker(name, work, { ...settings, prefix: PREFIX, connection: this.working });
    worker.on('error', onError);
    return worker;
  }

  /** The run id changes at a restart of Redis, which may lose jobs. The mark disappears when Redis is flushed. */
  override async identity(): Promise<string> {
    await this.asking.set(MARK, randomUUID(), 'NX');
    const [mark, server] = await Promise.all([this.asking.get(MARK), this.asking.info('server')]);
    return `redis ${/run_id:(\w+)/.exec(server)?.[1] ?? ''} ${mark ?? ''}`;
  }

  override close(): Promise<void> {
    this.asking.disconnect();
    this.working.close();
    return Promise.resolve();
  }
}

export async function checkRedis(url: string, isToWrite = false): Promise<void> {
  const limits = { maxRetriesPerRequest: 2, connectTimeout: COMMAND_TIMEOUT_MS, commandTimeout: COMMAND_TIMEOUT_MS };
  const redis = new Redis(url, { ...limits, lazyConnect: true });
  let broken: unknown;
  redis.on('error', (error) => {
    broken = error;
  });
  try {
    const policy = /maxmemory_policy:(\S+)/.exec(await redis.info('memory'))?.[1] ?? 'unknown';
    if (policy !== 'noeviction') throw new UnfitRedis(url, mayDropJobs(policy));
    if (isToWrite) await redis.set(MARK, randomUUID(), 'NX');
  } catch (error) {
    throw error instanceof UnfitRedis ? error : new UnfitRedis(url, diagnoseRedisError(broken ?? error));
  } finally {
    redis.disconnect();
  }
}

const mayDropJobs = (policy: string): Diagnosis => ({
  problem: `may drop jobs (maxmemory-policy is ${policy})`,
  fix: 'redis-cli config set maxmemory-policy noeviction, and in its configuration.',
});

function diagnoseRedisError(error: unknown): Diagnosis {
  const { code, message } = error as { code?: string; message: string };
  if (/^(WRONGPASS|NOAUTH|NOPERM|ERR AUTH)/.test(message))
    return { problem: `refuses (${message})`, fix: 'Correct the user and the password in REDIS_URL.' };
  if (CANNOT_NOW.test(message))
    return { problem: `takes no job (${message})`, fix: 'Give it more memory (maxmemory), or mend what it names.' };
  return { problem: `does not answer (${code ?? message})`, fix: 'Start the server, or set REDIS_URL to where it is.' };
}

const CANNOT_NOW = /^(OOM|MISCONF|NOREPLICAS|LOADING|READONLY|BUSY|MASTERDOWN|CLUSTERDOWN|NOAUTH|WRONGPASS|NOPERM) /;

/** Whether Redis is out of reach, full or not ready. A retry may succeed. */
export const isRedisUnavailable = (error: unknown): boolean =>
  Error.isError(error) &&
  (error.name === 'MaxRetriesPerRequestError' ||
    error.message === 'Connection is closed.' ||
    (error.name === 'ReplyError' && CANNOT_NOW.test(error.message)));

export class UnfitRedis extends ConfigError {
  readonly host: string;

  constructor(
    url: string,
    readonly diagnosis: Diagnosis,
  ) {
    const { host } = new URL(url);
    super([`REDIS_URL: ${host} ${diagnosis.problem}. ${diagnosis.fix}`]);
    this.name = 'UnfitRedis';
    this.host = host;
  }
}
