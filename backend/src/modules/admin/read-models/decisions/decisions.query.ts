import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { MemberDirectory } from '../../../identity/public.js';
import type { Period } from '../../figures/period.js';
import { QueueTargets } from '../../public.js';
import type { QueueFigures, ReviewerFigures, WaitFigures } from './decisions.response.js';

/** How long decisions took, computed from all of them. */
@Injectable()
export class DecisionFigures {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly directory: MemberDirectory,
    private readonly targets: QueueTargets,
  ) {}

  async queues({ since, until }: Period): Promise<QueueFigures[]> {
    const targets = Object.entries(await this.targets.hours());
    const values = [since, until, this.clock.now(), targets.map(([queue]) => queue), targets.map(([, hours]) => hours)];
    return (await this.pool.query<QueueFigures>({ name: 'decisions-of-queues', text: queuesSql, values })).rows;
  }

  async reviewers({ since, until }: Period): Promise<ReviewerFigures[]> {
    const values = [since, until];
    const { rows } = await this.pool.query<Omit<ReviewerFigures, 'name'>>({
      name: 'decisions-of-reviewers',
      text: reviewersSql,
      values,
    });
    const names = await this.directory.namesOf(rows.map(({ reviewerId }) => reviewerId));
    return rows.map((row) => ({ ...row, name: names.get(row.reviewerId) ?? null }));
  }

  async waits({ since, until }: Period): Promise<WaitFigures[]> {
    const values = [since, until];
    return (await this.pool.query<WaitFigures>({ name: 'decisions-by-day', text: daysSql, values })).rows;
  }
}

const percentile = (share: number): string =>
  `percentile_cont(${String(share)}) within group (order by extract(epoch from decided_at - asked_at) / 60)`;
const IN_PERIOD = 'decided_at >= $1 and decided_at < $2';

const queuesSql = `select target.queue, hours as "targetHours",
    count(id) filter (where decided_at is null)::int as waiting,
    count(id) filter (where decided_at is null and asked_at < $3::timestamptz - make_interval(hours => hours))::int as overdue,
    min(asked_at) filter (where decided_at is null) as "oldestAt", count(decided_at)::int as decided,
    count(id) filter (where decided_at <= asked_at + make_interval(hours => hours))::int as "inTarget",
    ${percentile(0.5)} filter (where decided_at is not null) as median,
    ${percentile(0.9)} filter (where decided_at is not null) as p90
  from unnest($4::text[], $5::int[]) with ordinality as target (queue, hours, place)
  left join read.decisions d on d.queue = target.queue and (decided_at is null or ${IN_PERIOD})
  group by target.queue, hours, place order by place`;

const reviewersSql = `select decided_by as "reviewerId", queue, count(*)::int as decided,
    ${percentile(0.5)} as median, ${percentile(0.9)} as p90
  from read.decisions where ${IN_PERIOD} group by decided_by, queue order by decided desc, decided_by, queue`;

const DAY = "to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD')";
const daysSql = `select ${DAY} as date,
    ${percentile(0.5)} as median, ${percentile(0.9)} as p90
  from read.decisions where queue = 'appraisals' and ${IN_PERIOD} group by rollup (${DAY}) order by 1`;
