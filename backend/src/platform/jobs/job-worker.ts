import { Logger } from '@nestjs/common';
import { DelayedError } from 'bullmq';
import { within } from '../background/within.js';
import { type JobData, type JobHandler, NotYet } from './job.js';
import type { BullWorker, JobBackend, Work } from './job-backend.js';
import { fullJitter, reasonOf } from './retries.js';

const AT_ONCE = 5;
const SHUTDOWN_MS = 25_000;

/** A worker that is silent for so long has lost its jobs to another. */
export const LOCK_MS = 10_000;

const settings = {
  concurrency: AT_ONCE,
  lockDuration: LOCK_MS,
  stalledInterval: LOCK_MS / 2,
  maxStalledCount: 3, // a job that took so many workers down waits for a person
  settings: { backoffStrategy: (triesMade: number) => fullJitter(triesMade) },
};

/** Does the jobs of one queue, some at a time, until it is stopped. */
export class JobWorker {
  private readonly logger: Logger;
  private readonly worker: BullWorker;

  constructor(
    backend: JobBackend,
    queue: string,
    private readonly handle: JobHandler<JobData>,
  ) {
    this.logger = new Logger(`jobs ${queue}`);
    this.worker = backend.worker(queue, this.work, settings, (error) => {
      this.logger.warn({ message: 'the queue cannot be reached', error });
    });
  }

  /** Takes no more, and waits for what is in hand; after 25 s what is left goes to another worker. */
  async stop(): Promise<void> {
    if (await within(SHUTDOWN_MS, this.worker.close())) return;
    this.logger.warn({ message: 'jobs were left to another worker' });
  }

  private readonly work: Work = async (job, token) => {
    try {
      await this.handle(job.data, job.id ?? '');
    } catch (error) {
      if (error instanceof NotYet) {
        await job.moveToDelayed(error.until.getTime(), token);
        throw new DelayedError();
      }
      this.logger.warn({ message: 'a job failed', job: job.id, failures: job.attemptsMade + 1, error });
      throw new Error(reasonOf(error), { cause: error });
    }
  };
}
