import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DelayedError } from 'bullmq';
import type { FailingWork } from '../background/failing-work.js';
import { withTimeout } from '../concurrency/with-timeout.js';
import { isDatabaseUnavailable } from '../database/sql-state.js';
import { reasonOf } from '../logging/reason-of.js';
import { commandSpan, type SpanPlace, spans, withSpan } from '../tracing/spans.js';
import type { OriginOfJob } from './dispatch.js';
import { EffectFailure } from './effects.js';
import { type JobData, type JobHandler, RetryLater } from './job.js';
import type { BullWorker, JobBackend, Work } from './job-backend.js';
import type { JobFailures } from './job-failures.js';
import { fullJitter } from './retries.js';

const CONCURRENCY = 5;
const SHUTDOWN_TIMEOUT_MS = 25_000;
const DATABASE_RETRY_DELAY_MS = 1_000;
const MIN_QUEUE_RETRY_DELAY_MS = 1_000;
const MAX_QUEUE_RETRY_DELAY_MS = 8_000;
/** An empty queue is polled again after five seconds. No error for longer than that means that the queue answers. */
const ANSWER_TIMEOUT_MS = 7_000;

/** A worker that does not renew its lock for this long loses its jobs to another. */
const LOCK_TTL_MS = 10_000;

const settings = {
  concurrency: CONCURRENCY,
  lockDuration: LOCK_TTL_MS,
  stalledInterval: LOCK_TTL_MS / 2,
  runRetryDelay: 1_000, // the default of 15 s cannot be interrupted by a shutdown and outlasts the lock
  maxStalledCount: 3, // a job that crashed this many workers fails and waits for a person
  settings: { backoffStrategy: (triesMade: number) => fullJitter(triesMade) },
};

export class JobWorker {
  private readonly logger: Logger;
  private readonly worker: BullWorker;
  private readonly handling = new Set<Promise<void>>();
  private isBackingOff = false;
  private onUnreachable: (() => void) | undefined;
  private failure: { readonly trouble: FailingWork; readonly delayMs: number; readonly failedAt: number } | undefined;

  constructor(
    backend: JobBackend,
    private readonly queue: string,
    private readonly handle: JobHandler<JobData>,
    private readonly watch: { readonly originOf?: OriginOfJob; readonly failures?: JobFailures } = {},
  ) {
    this.logger = new Logger(`jobs ${queue}`);
    this.worker = backend.worker(queue, this.work, settings, (error) => void this.backOff(error));
  }

  /** After most errors BullMQ polls again at once, in a loop that cannot be shut down. The pause breaks the loop. */
  private async backOff(error: Error): Promise<void> {
    if (this.isBackingOff) return;
    this.isBackingOff = true;
    this.logger.warn({ message: 'the queue cannot be reached', error });
    const delayMs = this.noteFailure(error);
    await this.worker.pause(true);
    await sleep(delayMs, undefined, { ref: false });
    this.isBackingOff = false;
    await this.worker.resume();
  }

  private noteFailure(error: Error): number {
    const last = this.trouble && this.failure;
    const delayMs = last ? Math.min(last.delayMs * 2, MAX_QUEUE_RETRY_DELAY_MS) : MIN_QUEUE_RETRY_DELAY_MS;
    const since = last?.trouble.since ?? new Date().toISOString();
    const trouble = { work: `jobs ${this.queue}`, since, error: reasonOf(error) };
    this.failure = { trouble, delayMs, failedAt: performance.now() };
    this.onUnreachable?.();
    return delayMs;
  }

  get trouble(): FailingWork | undefined {
    if (!this.failure) return undefined;
    const { trouble, delayMs, failedAt } = this.failure;
    return performance.now() - failedAt < delayMs + ANSWER_TIMEOUT_MS ? trouble : undefined;
  }

  /** BullMQ waits for a Redis that is away; then only the running handlers are waited for. */
  async stop(): Promise<void> {
    const unreachable = new Promise<void>((resolve) => {
      this.onUnreachable = resolve;
    });
    const handled = () => Promise.allSettled(this.handling);
    const closing = this.trouble
      ? this.worker.close(true).then(handled)
      : Promise.race([this.worker.close(), unreachable.then(handled)]);
    if (await withTimeout(SHUTDOWN_TIMEOUT_MS, closing)) return;
    this.logger.warn({ message: 'jobs were left to another worker' });
  }

  private async placesOf(id: string): Promise<SpanPlace[]> {
    const origin = spans.hasSubscribers ? await this.watch.originOf?.(id) : undefined;
    if (!origin) return [];
    const { correlationId, commandId } = origin;
    return [{ name: `job ${this.queue}`, kind: 'consumer', correlationId, follows: commandSpan(commandId) }];
  }

  private track(handling: Promise<void>): Promise<void> {
    this.handling.add(handling);
    return handling.finally(() => this.handling.delete(handling));
  }

  private readonly work: Work = async (job, token) => {
    try {
      const id = job.id ?? '';
      await withSpan(await this.placesOf(id), () => this.track(this.handle(job.data, id)));
      if (job.attemptsMade > 0) await this.watch.failures?.forget(this.queue, id).catch(() => undefined);
    } catch (error) {
      const later = retryAt(error);
      if (later) {
        await job.moveToDelayed(later.getTime(), token);
        throw new DelayedError();
      }
      const cause = error instanceof EffectFailure ? error.cause : error;
      this.logger.warn({ message: 'a job failed', job: job.id, failures: job.attemptsMade + 1, error: cause });
      const reason = reasonOf(cause);
      await this.watch.failures?.note(this.queue, job.id ?? '', job.attemptsMade + 1, reason).catch(() => undefined);
      throw new Error(reason, { cause });
    }
  };
}

/** The retry time of an error that is not the job's fault: it is not due yet, or the database was unavailable. */
function retryAt(error: unknown): Date | undefined {
  if (error instanceof RetryLater) return error.until;
  if (error instanceof EffectFailure || !isDatabaseUnavailable(error)) return undefined;
  return new Date(Date.now() + DATABASE_RETRY_DELAY_MS * (0.5 + Math.random()));
}
