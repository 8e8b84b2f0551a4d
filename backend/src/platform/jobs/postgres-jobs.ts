import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresBackend, withBackend } from 'bullmq';
import type pg from 'pg';
import { openPool, type Pool } from '../database/pool.js';
import { type BullQueue, JobBackend, jobDefaults, type Work, type WorkSettings } from './job-backend.js';
import { SharedListener } from './shared-listener.js';

const MAX_CONNECTIONS = 10;
const RETRY_DELAY_MS = 1_000;

const { Queue, Worker } = withBackend(createPostgresBackend);

/** Jobs in schema `bullmq` of the product's database: no other server to run, and as durable as the log. */
export class PostgresJobs extends JobBackend {
  private readonly pool: Pool;
  /** Workers take a connection only to listen. */
  private readonly listener: SharedListener;

  constructor(url: string) {
    super();
    this.pool = openPool({ url, max: MAX_CONNECTIONS, name: 'sankofa jobs', schema: 'bullmq' });
    this.pool.setMaxListeners(0); // each queue and worker adds a listener
    this.listener = new SharedListener(() => this.pool.connect());
  }

  override queue(name: string): BullQueue {
    const queue = new Queue(name, { connection: this.pool, defaultJobOptions: jobDefaults });
    queue.on('error', () => undefined); // the caller of the queue gets the error
    return queue;
  }

  override worker(name: string, work: Work, settings: WorkSettings, onError: (error: Error) => void) {
    const connect = retryConnecting(
      () => this.listener.connect(),
      () => worker.closing !== undefined,
      onError,
    );
    const connection = Object.assign(Object.create(this.pool), { connect }) as Pool;
    const worker = new Worker(name, work, { ...settings, connection });
    worker.on('error', onError);
    return worker;
  }

  override identity(): Promise<string> {
    return Promise.resolve('postgres');
  }

  override close(): Promise<void> {
    return this.pool.end();
  }
}

type Connect = () => Promise<pg.PoolClient>;

/** BullMQ never recovers from a failed first connection, so it gets a connection only once there is one. */
function retryConnecting(connect: Connect, isClosing: () => boolean, onError: (error: Error) => void): Connect {
  return async () => {
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (isClosing()) throw error;
        if (Error.isError(error)) onError(error);
        await pause(RETRY_DELAY_MS);
      }
    }
  };
}
