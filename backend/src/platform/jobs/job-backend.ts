import type { DefaultJobOptions, Processor, Queue, Worker, WorkerOptions } from 'bullmq';
import type { JobData } from './job.js';
import { MAX_ATTEMPTS } from './retries.js';

export type BullQueue = Pick<
  Queue<JobData>,
  | 'add'
  | 'addBulk'
  | 'upsertJobScheduler'
  | 'getJob'
  | 'getJobs'
  | 'getFailed'
  | 'getJobCounts'
  | 'retryJobs'
  | 'pause'
  | 'resume'
  | 'isPaused'
  | 'close'
>;
export type BullWorker = Pick<Worker<JobData>, 'close' | 'pause' | 'resume'>;
export type Work = Processor<JobData, void>;
export type WorkSettings = Omit<WorkerOptions, 'connection'>;

export abstract class JobBackend {
  abstract queue(name: string): BullQueue;
  /** `onError` hears of lost connections; the worker goes on by itself. */
  abstract worker(name: string, work: Work, settings: WorkSettings, onError: (error: Error) => void): BullWorker;
  /** Differs from the last answer once jobs may have been lost. */
  abstract identity(): Promise<string>;
  abstract close(): Promise<void>;
}

/** Put in once more meanwhile, a job is known to be done. */
const KEPT_SECONDS = 60;

export const jobDefaults: DefaultJobOptions = {
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'custom' },
  // With a number to keep, each job that ends looks through all that are kept, on PostgreSQL.
  removeOnComplete: { age: KEPT_SECONDS },
  stackTraceLimit: 0,
};
