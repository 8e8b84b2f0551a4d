import { Get, Param, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { mapPage, pageOf, pageShowing } from '../../../../platform/http/paging.js';
import { notFound } from '../../../../platform/http/problem.js';
import { Effects } from '../../../../platform/jobs/effects.js';
import { JobFailures, noFailures, type QueueFailures } from '../../../../platform/jobs/job-failures.js';
import type { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { Pauses } from '../../../../platform/operations/pauses.js';
import { formatCursor, parseCursor, rejectUnknownCursor } from '../../../../platform/projections/cursor.js';
import type { PageRequest } from '../../../../platform/projections/read-models.js';
import { EffectsResponse, JobsQuery, JobsResponse, type QueueResponse, QueuesResponse } from './queues.response.js';

/** Queues address jobs by number, so a cursor is a number too. */
function beginningOf({ page, pageSize, cursor }: PageRequest): number {
  if (cursor === undefined) return (page - 1) * pageSize;
  const [from] = parseCursor(
    cursor,
    (place): place is [number] => Number.isSafeInteger(place[0]) && Number(place[0]) >= 0,
  );
  return from;
}

/** Job queues and their failed jobs. */
@Access('operate')
@ApiController('operations', 'api/ops')
export class QueuesListController {
  constructor(
    private readonly jobs: Jobs,
    private readonly effects: Effects,
    private readonly failures: JobFailures,
    private readonly pauses: Pauses,
  ) {}

  @Get('queues')
  @Ok(QueuesResponse)
  async list(): Promise<QueuesResponse> {
    const [failures, pauses] = await Promise.all([this.failures.byQueue(), this.pauses.list()]);
    const endOf = (name: string) =>
      pauses.find((pause) => pause.kind === 'queue' && pause.name === name)?.endsAt ?? null;
    const items = await Promise.all(
      this.jobs.names().map((name) => show(this.jobs.queue(name), failures.get(name) ?? noFailures, endOf(name))),
    );
    return { items, effectsInDoubt: (await this.effects.doubts()).count };
  }

  @Get('queues/:name/jobs')
  @Ok(JobsResponse)
  async jobsOf(@Param('name') name: string, @Query() query: JobsQuery): Promise<JobsResponse> {
    const asked = pageOf(query);
    const { state = 'failed' } = query;
    if (!this.jobs.names().includes(name)) throw notFound();
    const queue = this.jobs.queue(name);
    const from = beginningOf(asked);
    const [listed, total] = await Promise.all([
      rejectUnknownCursor(asked.cursor, queue.list(state, from, asked.pageSize + 1)),
      queue.count(state),
    ]);
    const shown = pageShowing(listed, total, asked, () => formatCursor([from + asked.pageSize]));
    return mapPage(shown, ({ data, ...job }) => ({ ...job, about: JSON.stringify(data) }));
  }

  @Get('effects')
  @Ok(EffectsResponse)
  async inDoubt(): Promise<EffectsResponse> {
    const effects = await this.effects.inDoubt();
    return { items: effects.map(({ data, ...effect }) => ({ ...effect, about: JSON.stringify(data) })) };
  }
}

async function show(queue: JobQueue, failures: QueueFailures, pausedUntil: Date | null): Promise<QueueResponse> {
  const [counts, paused, oldestWaitingSince] = await Promise.all([
    queue.counts(),
    queue.isPaused(),
    queue.oldestWaiting(),
  ]);
  const isFailing = failures.retried + counts.failed > 0;
  return {
    name: queue.name,
    ...counts,
    paused,
    pausedUntil,
    oldestWaitingSince,
    ...(isFailing ? failures : noFailures),
  };
}
