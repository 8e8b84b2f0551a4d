import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import type { Event } from '../event-sourcing/index.js';
import type { Dispatch } from './dispatch.js';
import type { Job, JobData, JobHandler, JobKind, Schedule } from './job.js';
import { JobBackend } from './job-backend.js';
import { JobQueue } from './job-queue.js';

interface Scheduled {
  readonly kind: JobKind<JobData>;
  readonly id: string;
  readonly schedule: Schedule;
}

@Injectable()
export class Jobs {
  readonly handlers = new Map<string, JobHandler<JobData>>();
  readonly dispatches: Dispatch[] = [];
  private readonly schedules: Scheduled[] = [];
  private readonly queues = new Map<string, JobQueue>();

  constructor(
    private readonly backend: JobBackend,
    private readonly clock: Clock,
  ) {}

  handle<D extends JobData>(kind: JobKind<D>, handler: JobHandler<D>): void {
    if (this.handlers.has(kind.queue)) throw new Error(`Jobs ${kind.queue} are declared twice.`);
    this.handlers.set(kind.queue, handler as JobHandler<JobData>);
  }

  dispatch<E extends Event>(dispatch: Dispatch<E>): void {
    this.dispatches.push(dispatch as Dispatch);
  }

  every(schedule: Schedule, kind: JobKind<Record<string, never>>): void {
    this.schedules.push({ kind, id: kind.queue, schedule });
  }

  async add<D extends JobData>(kind: JobKind<D>, jobs: readonly Job<D>[]): Promise<void> {
    await this.queue(kind.queue).add(jobs, this.clock.now());
  }

  addAgain(queue: string, job: Job): Promise<boolean> {
    return this.queue(queue).addAgain(job, this.clock.now());
  }

  names(): string[] {
    return [...this.handlers.keys()].sort();
  }

  queue(name: string): JobQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new JobQueue(name, this.backend.queue(name));
    this.queues.set(name, queue);
    return queue;
  }

  async setSchedules(): Promise<void> {
    for (const { kind, id, schedule } of this.schedules) await this.queue(kind.queue).schedule(id, schedule, {});
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }
}
