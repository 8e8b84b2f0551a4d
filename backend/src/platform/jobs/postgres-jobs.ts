import { createPostgresBackend, withBackend } from 'bullmq';
import { openPool, type Pool } from '../database/pool.js';
import { type BullQueue, JobBackend, jobDefaults, type Work, type WorkSettings } from './job-backend.js';

const CONNECTIONS = 12;

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
    const worker = new Worker(name, work, { ...settings, connection: this.pool });
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
