import { Body, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { notFound } from '../../../platform/http/problem.js';
import { Effects } from '../../../platform/jobs/effects.js';
import { JobFailures } from '../../../platform/jobs/job-failures.js';
import type { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Pauses } from '../../../platform/operations/pauses.js';
import { staffWork, staffWorkOf } from '../domain/staff-work.aggregate.js';
import type { QueueHandled } from '../domain/staff-work.events.js';
import { PauseRequest } from './pauses.requests.js';
import { performOnce, repeatEarlierAnswer } from './perform-once.js';
import { DiscardJobRequest, QueueHandledResponse } from './queues.requests.js';

@Access('operate')
@ApiController('operations', 'api/ops/queues')
export class QueuesController {
  constructor(
    private readonly bus: CommandBus,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly effects: Effects,
    private readonly failures: JobFailures,
    private readonly pauses: Pauses,
  ) {}

  @Post(':name/pause')
  @Ok(QueueHandledResponse)
  async pause(
    @Param('name') name: string,
    @Body() { reason, untilResumed = false }: PauseRequest,
    @RequestCaller() caller: Caller,
  ) {
    const until = this.pauses.endOf(untilResumed);
    return this.handle({ queue: name, action: 'pause', reason, ...(until && { until }) }, caller, (queue) =>
      this.pauses.inTurn(name, async (tx) => {
        await queue.pause();
        await this.pauses.begin('queue', name, reason, until, tx);
      }),
    );
  }

  @Post(':name/resume')
  @Ok(QueueHandledResponse)
  async resume(@Param('name') name: string, @RequestCaller() caller: Caller) {
    return this.handle({ queue: name, action: 'resume' }, caller, (queue) =>
      this.pauses.inTurn(name, async (tx) => {
        await queue.resume();
        await this.pauses.end('queue', name, tx);
      }),
    );
  }

  @Post(':name/retry-failed')
  @Ok(QueueHandledResponse)
  async retryAll(@Param('name') name: string, @RequestCaller() caller: Caller) {
    return this.handle({ queue: name, action: 'retry' }, caller, async (queue) => {
      await this.failures.forget(name);
      await queue.retryAll();
    });
  }

  @Post(':name/jobs/:jobId/retry')
  @Ok(QueueHandledResponse)
  async retry(@Param('name') name: string, @Param('jobId') jobId: string, @RequestCaller() caller: Caller) {
    const isPending = (queue: JobQueue) => queue.canRetry(jobId);
    return this.handleJob({ queue: name, action: 'retry', jobId }, caller, isPending, async (queue) => {
      await this.failures.forget(name, jobId);
      return queue.retry(jobId);
    });
  }

  /** Removes a job without running it. */
  @Post(':name/jobs/:jobId/discard')
  @Ok(QueueHandledResponse)
  async discard(
    @Param('name') name: string,
    @Param('jobId') jobId: string,
    @Body() { reason }: DiscardJobRequest,
    @RequestCaller() caller: Caller,
  ) {
    const isPending = (queue: JobQueue) => queue.hasFailed(jobId);
    return this.handleJob({ queue: name, action: 'discard', jobId, reason }, caller, isPending, async (queue) => {
      const job = await queue.discard(jobId);
      if (job) await this.effects.giveUp({ id: job.id, queue: name, data: job.data });
      await this.failures.forget(name, jobId);
      return job !== undefined;
    });
  }

  /** Acts on a whole queue. */
  private async handle(
    data: QueueHandled['data'],
    caller: Caller,
    work: (queue: JobQueue) => Promise<void>,
  ): Promise<CommandResult<QueueHandledResponse>> {
    const queue = this.queue(data.queue);
    const recorded = await this.record(data, caller);
    await work(queue);
    return recorded;
  }

  /** Acts on one job, unless a colleague did. `work` answers false when the job is gone. */
  private async handleJob(
    data: QueueHandled['data'] & { jobId: string },
    caller: Caller,
    isPending: (queue: JobQueue) => Promise<boolean>,
    work: (queue: JobQueue) => Promise<boolean>,
  ): Promise<CommandResult<QueueHandledResponse>> {
    const queue = this.queue(data.queue);
    if (!(await isPending(queue))) return repeatEarlierAnswer(this.idempotency, caller);
    return performOnce(
      await this.record(data, caller),
      () => isPending(queue),
      () => work(queue),
    );
  }

  /** Recorded before the act, so that nothing happens unrecorded. */
  private record(data: QueueHandled['data'], caller: Caller): Promise<CommandResult<QueueHandledResponse>> {
    const command = { type: 'HandleQueue', data } as const;
    return this.bus.execute(
      new ExecuteCommand(staffWork, staffWorkOf(caller.actorId), command, caller, () => ({ queue: data.queue })),
    );
  }

  private queue(name: string): JobQueue {
    if (!this.jobs.names().includes(name)) throw notFound();
    return this.jobs.queue(name);
  }
}
