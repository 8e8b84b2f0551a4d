import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { BehindSwitch } from '../../../../platform/features/switches.js';
import { FigureExports, FiguresQuery, type Period, periodOf } from '../../../admin/public.js';
import { MemberDirectory } from '../../../identity/public.js';
import { type FilledOf, fillBy, HireFiguresResponse } from './hire-figures.response.js';

type Times = Pick<HireFiguresResponse, 'shortlisted' | 'accepted' | 'finished' | 'creatorsEarning'>;

@ApiController('staff', 'api/admin/hire-figures')
export class HireFiguresController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly directory: MemberDirectory,
    exports: FigureExports,
  ) {
    const offer = (table: Parameters<FigureExports['offer']>[0], rowsOf: (figures: HireFiguresResponse) => object[]) =>
      exports.offer(table, 'read-analytics', async (period) => rowsOf(await this.figuresOf(period)));
    offer('hiring-times', ({ shortlisted, accepted, finished }) => [{ shortlisted, accepted, finished }]);
    offer('hiring-departments', ({ byDepartment }) => [...byDepartment]);
    offer('hiring-states', ({ byState }) => [...byState]);
  }

  @Get()
  @Access('read-analytics')
  @BehindSwitch('matching')
  @Ok(HireFiguresResponse)
  show(@Query() query: FiguresQuery): Promise<HireFiguresResponse> {
    return this.figuresOf(periodOf(query, this.clock.now(), '90'));
  }

  private async figuresOf({ since, until }: Period): Promise<HireFiguresResponse> {
    const [times, asked] = await Promise.all([
      this.pool.query<Times>({ name: 'hire-times', text: timesSql, values: [since, until] }),
      this.pool.query<FilledOf>({ name: 'hire-places', text: placesSql, values: [since, until] }),
    ]);
    const businesses = await this.directory.of(asked.rows.map(({ memberId }) => memberId));
    return {
      ...(times.rows[0] as Times),
      places: sum(asked.rows, 'places'),
      filled: sum(asked.rows, 'filled'),
      byDepartment: fillBy(asked.rows, ({ department }) => department),
      byState: fillBy(asked.rows, ({ memberId }) => businesses.get(memberId)?.state ?? null),
    };
  }
}

const sum = (rows: readonly FilledOf[], of: 'places' | 'filled'): number => rows.reduce((all, row) => all + row[of], 0);

const tookUntil = (at: string, table: string) => `(select jsonb_build_object('count', count(*),
    'median', percentile_cont(0.5) within group (order by extract(epoch from ${at} - requested_at) / 60),
    'p90', percentile_cont(0.9) within group (order by extract(epoch from ${at} - requested_at) / 60))
  from ${table} where ${at} >= $1 and ${at} < $2)`;

const timesSql = `with worked as (
  select f.requested_at, w.* from read.hire_figures f, jsonb_each(f.work) e, jsonb_to_record(e.value)
    as w("creatorId" uuid, "agreedAt" timestamptz, "startedAt" timestamptz, "finishedAt" timestamptz))
select ${tookUntil('invited_at', 'read.hire_figures')} as shortlisted, ${tookUntil('"agreedAt"', 'worked')} as accepted,
  ${tookUntil('"finishedAt"', 'worked')} as finished, (select count(distinct "creatorId")::int from worked
    where "startedAt" >= $1 and "startedAt" < $2 or "finishedAt" >= $1 and "finishedAt" < $2) as "creatorsEarning"`;

const placesSql = `select member_id as "memberId", department, sum(places)::int as places,
  sum((select count(*) from jsonb_object_keys(work)))::int as filled
  from read.hire_figures where approved_at >= $1 and approved_at < $2 group by member_id, department`;
