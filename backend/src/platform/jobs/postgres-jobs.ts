import { setTimeout as pause } from 'node:timers/promises';
import { createPostgresBackend, withBackend } from 'bullmq';
import { openPool, type Pool } from '../database/pool.js';
import { type BullQueue, JobBackend, jobDefaults, type Work, type WorkSettings } from './job-backend.js';

/** The worker of each queue holds one to listen on; the work itself needs some more. */
const CONNECTIONS = 20;
const RETRY_DELAY_MS = 1_000;

const { Queue, Worker } = withBackend(createPostgresBackend);

/** Jobs in the schema `bullmq` of the product's own database: nothing else to run, and as durable as the log. */
export class PostgresJobs extends JobBackend {
  private readonly pool: Pool;

  constructor(url: string) {
    super();
    this.pool = openPool({ url, max: CONNECTIONS, name: 'sankofa jobs', schema: 'bullmq' });
    this.pool.setMaxListeners(0); // every queue and every worker listens to it
  }

  override queue(name: string): BullQueue {
    const queue = new Queue(name, { connection: this.pool, defaultJobOptions: jobDefaults });
    queue.on('error', () => undefined); // whoever asks the queue for something hears of it
    return queue;
  }

  override worker(name: string, work: Work, settings: WorkSettings, onError: (error: Error) => void) {
    const connection = retryConnecting(this.pool, () => worker.closing !== undefined, onError);
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

/** BullMQ remembers for ever that its first connection failed; it is given one as soon as there is one. */
function retryConnecting(pool: Pool, isClosing: () => boolean, onError: (error: Error) => void): Pool {
  const connect = async () => {
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (isClosing()) throw error;
        if (Error.isError(error)) onError(error);
        await pause(RETRY_DELAY_MS);
      }
    }
  };
  return Object.assign(Object.create(pool), { connect }) as Pool;
}
