import { setTimeout as pause } from 'node:timers/promises';
import type { Job as BullJob, JobType } from 'bullmq';
import type { Job, JobData, JobState, ListedJob, Schedule } from './job.js';
import type { BullQueue } from './job-backend.js';

export interface JobCounts {
  readonly waiting: number;
  readonly delayed: number;
  readonly active: number;
  readonly failed: number;
}

const MAX_BATCH = 500;
/** On PostgreSQL a batch creates two temporary tables, which costs as much as about twenty single adds. */
const MAX_SINGLE = 10;
const MAX_CHECKS = 20;
const CHECK_INTERVAL_MS = 100;

/** BullMQ counts waiting jobs of a paused queue under this state on PostgreSQL. Its types lack it. */
const PAUSED = 'paused' as JobType;

const typesOf = (state: JobState): JobType[] => (state === 'waiting' ? ['waiting', PAUSED, 'prioritized'] : [state]);

export class JobQueue {
  constructor(
    readonly name: string,
    private readonly queue: BullQueue,
  ) {}

  async add(jobs: readonly Job[], now: Date): Promise<void> {
    const given = jobs.map(({ id, data, at }) => {
      const timestamp = now.getTime();
      const delay = Math.max(0, (at?.getTime() ?? 0) - timestamp);
      return { name: this.name, data, opts: { jobId: id, timestamp, ...(delay > 0 && { delay }) } };
    });
    if (given.length <= MAX_SINGLE) {
      for (const { name, data, opts } of given) await this.queue.add(name, data, opts);
      return;
    }
    for (let from = 0; from < given.length; from += MAX_BATCH)
      await this.queue.addBulk(given.slice(from, from + MAX_BATCH));
  }

  async schedule(id: string, { every }: Schedule, data: JobData): Promise<void> {
    const repeat = 'cron' in every ? { pattern: every.cron, tz: every.zone } : { every: every.minutes * 60_000 };
    await this.queue.upsertJobScheduler(id, repeat, { name: this.name, data });
  }

  async counts(): Promise<JobCounts> {
    const counts = await this.queue.getJobCounts('waiting', PAUSED, 'prioritized', 'delayed', 'active', 'failed');
    const of = (state: string): number => counts[state] ?? 0;
    return {
      waiting: of('waiting') + of('paused') + of('prioritized'),
      delayed: of('delayed'),
      active: of('active'),
      failed: of('failed'),
    };
  }

  async oldestWaiting(): Promise<Date | null> {
    const [oldest] = await this.queue.getJobs(['waiting'], 0, 0, true);
    return oldest ? new Date(oldest.timestamp) : null;
  }

  async list(state: JobState, offset: number, limit: number): Promise<ListedJob[]> {
    return (await this.queue.getJobs(typesOf(state), offset, offset + limit - 1)).map(listed);
  }

  async count(state: JobState): Promise<number> {
    const counts = await this.queue.getJobCounts(...typesOf(state));
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async hasFailed(id: string): Promise<boolean> {
    return (await this.failedJob(id)) !== undefined;
  }

  async canRetry(id: string): Promise<boolean> {
    return (await this.retryOf(id)) !== undefined;
  }

  async retry(id: string): Promise<boolean> {
    const retry = await this.retryOf(id);
    return retry !== undefined && (await retry());
  }

  async retryAll(): Promise<void> {
    await this.queue.retryJobs({ state: 'failed' });
    const delayed = await this.queue.getJobs(['delayed'], 0, -1, true);
    for (const job of delayed.filter(isRetried)) await firstTo(job, () => job.promote());
  }

  async discard(id: string): Promise<ListedJob | undefined> {
    const job = await this.failedJob(id);
    const isDiscarded = job !== undefined && (await firstTo(job, () => job.remove()));
    return isDiscarded ? listed(job) : undefined;
  }

  /** False if a worker still holds the job after {@link MAX_CHECKS} checks. */
  async addAgain(job: Job, now: Date): Promise<boolean> {
    for (let check = 0; check < MAX_CHECKS; check++) {
      const last = await this.queue.getJob(job.id);
      if (!last || (await firstTo(last, () => last.remove()))) {
        await this.add([job], now);
        return true;
      }
      await pause(CHECK_INTERVAL_MS);
    }
    return false;
  }

  async pause(): Promise<void> {
    await this.queue.pause();
  }

  async resume(): Promise<void> {
    await this.queue.resume();
  }

  isPaused(): Promise<boolean> {
    return this.queue.isPaused();
  }

  /** Promotes jobs that are due by the given clock. Tests with a fake clock need this, as the queue uses its own. */
  async promoteDue(now: Date): Promise<number> {
    const delayed = await this.queue.getJobs(['delayed'], 0, -1, true);
    const due = delayed.filter((job) => job.timestamp + job.delay <= now.getTime());
    for (const job of due) await job.promote();
    return due.length;
  }

  async close(): Promise<void> {
    await this.queue.close();
  }

  private async failedJob(id: string): Promise<BullJob<JobData> | undefined> {
    const job = await this.queue.getJob(id);
    return (await job?.isFailed()) ? job : undefined;
  }

  private async retryOf(id: string): Promise<(() => Promise<boolean>) | undefined> {
    const job = await this.queue.getJob(id);
    if (!job) return undefined;
    if (await job.isFailed()) return () => firstTo(job, () => job.retry('failed', { resetAttemptsMade: true }));
    return isRetried(job) && (await job.isDelayed()) ? () => firstTo(job, () => job.promote()) : undefined;
  }
}

const isRetried = ({ attemptsMade }: BullJob<JobData>): boolean => attemptsMade > 0;

async function firstTo(job: BullJob<JobData>, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (await job.isFailed()) throw error;
    return false;
  }
}

function listed({ id, data, failedReason, attemptsMade, finishedOn, timestamp }: BullJob<JobData>): ListedJob {
  return {
    id: id ?? '',
    data,
    error: failedReason || null,
    tries: attemptsMade,
    addedAt: new Date(timestamp),
    finishedAt: finishedOn === undefined ? null : new Date(finishedOn),
  };
}
