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
  /** `onError` gets lost connections. The worker reconnects by itself. */
  abstract worker(name: string, work: Work, settings: WorkSettings, onError: (error: Error) => void): BullWorker;
  /** Changes when the store may have lost jobs. */
  abstract identity(): Promise<string>;
  abstract close(): Promise<void>;
}

/** A finished job is kept this long, so that a repeated add is ignored. */
const KEPT_SECONDS = 60;

export const jobDefaults: DefaultJobOptions = {
  attempts: MAX_ATTEMPTS,
  backoff: { type: 'custom' },
  // A limit by count would make PostgreSQL scan all kept jobs whenever a job ends.
  removeOnComplete: { age: KEPT_SECONDS },
  stackTraceLimit: 0,
};
