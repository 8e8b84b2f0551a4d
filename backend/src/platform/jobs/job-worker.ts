import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DelayedError } from 'bullmq';
import { withTimeout } from '../concurrency/with-timeout.js';
import { isDatabaseUnavailable } from '../database/sql-state.js';
import { commandSpan, type SpanPlace, spans, withSpan } from '../tracing/spans.js';
import type { OriginOfJob } from './dispatch.js';
import { NotDone } from './effects.js';
import { type JobData, type JobHandler, NotYet } from './job.js';
import type { BullWorker, JobBackend, Work } from './job-backend.js';
import { fullJitter, reasonOf } from './retries.js';

const CONCURRENCY = 5;
const SHUTDOWN_TIMEOUT_MS = 25_000;
const DATABASE_RETRY_DELAY_MS = 1_000;
const QUEUE_RETRY_DELAY_MS = 1_000;

/** A worker that is silent for so long has lost its jobs to another. */
const LOCK_TTL_MS = 10_000;

const settings = {
  concurrency: CONCURRENCY,
  lockDuration: LOCK_TTL_MS,
  stalledInterval: LOCK_TTL_MS / 2,
  runRetryDelay: 1_000, // 15 s as it comes, which no stop cuts short and which outlasts the lock
  maxStalledCount: 3, // a job that took so many workers down waits for a person
  settings: { backoffStrategy: (triesMade: number) => fullJitter(triesMade) },
};

export class JobWorker {
  private readonly logger: Logger;
  private readonly worker: BullWorker;
  private isBackingOff = false;

  constructor(
    backend: JobBackend,
    private readonly queue: string,
    private readonly handle: JobHandler<JobData>,
    private readonly originOf: OriginOfJob = () => Promise.resolve(undefined),
  ) {
    this.logger = new Logger(`jobs ${queue}`);
    this.worker = backend.worker(queue, this.work, settings, (error) => void this.backOff(error));
  }

  /** BullMQ asks again at once after most errors, too busy then to hear that the process is to end. */
  private async backOff(error: Error): Promise<void> {
    if (this.isBackingOff) return;
    this.isBackingOff = true;
    this.logger.warn({ message: 'the queue cannot be reached', error });
    await this.worker.pause(true);
    await sleep(QUEUE_RETRY_DELAY_MS, undefined, { ref: false });
    this.isBackingOff = false;
    await this.worker.resume();
  }

  async stop(): Promise<void> {
    if (await withTimeout(SHUTDOWN_TIMEOUT_MS, this.worker.close())) return;
    this.logger.warn({ message: 'jobs were left to another worker' });
  }

  private async placesOf(id: string): Promise<SpanPlace[]> {
    const origin = spans.hasSubscribers ? await this.originOf(id) : undefined;
    if (!origin) return [];
    const { correlationId, commandId } = origin;
    return [{ name: `job ${this.queue}`, kind: 'consumer', correlationId, follows: commandSpan(commandId) }];
  }

  private readonly work: Work = async (job, token) => {
    try {
      const id = job.id ?? '';
      await withSpan(await this.placesOf(id), () => this.handle(job.data, id));
    } catch (error) {
      const later = retryAt(error);
      if (later) {
        await job.moveToDelayed(later.getTime(), token);
        throw new DelayedError();
      }
      const cause = error instanceof NotDone ? error.cause : error;
      this.logger.warn({ message: 'a job failed', job: job.id, failures: job.attemptsMade + 1, error: cause });
      throw new Error(reasonOf(cause), { cause });
    }
  };
}

/** When what went wrong says nothing about the job: it waits for something, or our own database was away. */
function retryAt(error: unknown): Date | undefined {
  if (error instanceof NotYet) return error.until;
  if (error instanceof NotDone || !isDatabaseUnavailable(error)) return undefined;
  return new Date(Date.now() + DATABASE_RETRY_DELAY_MS * (0.5 + Math.random()));
}
