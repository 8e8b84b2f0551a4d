import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { FigureExports, type FigureTable } from '../../figures/figure-exports.js';
import { FiguresQuery, monthsUntil, type Period, periodOf } from '../../figures/period.js';
import { AnalyticsResponse, figuresOf, showAnalytics } from './analytics.response.js';
import { analyticsRollUp } from './analytics.row.js';

const SHOWN_MONTHS = 12;

const tables: Partial<Record<FigureTable, (analytics: AnalyticsResponse) => readonly object[]>> = {
  days: ({ days }) => days,
  cohorts: ({ cohorts }) => cohorts,
  cities: ({ topCities }) => topCities,
  tools: ({ ordersByTool }) => ordersByTool,
  funnel: ({ funnel }) => [funnel],
  countries: ({ usersByCountry }) => Object.entries(usersByCountry).map(([country, users]) => ({ country, users })),
};

@ApiController('staff', 'api/admin/analytics')
export class AnalyticsController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    exports: FigureExports,
  ) {
    for (const [table, rowsOf] of Object.entries(tables)) {
      exports.offer(table as FigureTable, 'read-analytics', async (period) => rowsOf(await this.figuresOf(period)));
    }
  }

  @Get()
  @Access('read-analytics')
  @Ok(AnalyticsResponse)
  show(@Query() query: FiguresQuery): Promise<AnalyticsResponse> {
    return this.figuresOf(periodOf(query, this.clock.now()));
  }

  private async figuresOf(period: Period): Promise<AnalyticsResponse> {
    const { days } = period;
    const [figures, countedUntil] = await Promise.all([
      readFigures(this.pool, analyticsRollUp, figuresOf(days)),
      this.countedUntil(),
    ]);
    return showAnalytics(figures, { days, months: monthsUntil(period, SHOWN_MONTHS), countedUntil });
  }

  private async countedUntil(): Promise<Date | null> {
    const { rows } = await this.pool.query<{ recorded_at: Date }>({
      name: 'analytics-counted-until',
      text: `select e.recorded_at from es.checkpoints c
             join lateral (select recorded_at from es.events
                           where (inc, tx, pos) <= (c.inc, c.tx, c.pos) order by inc desc, tx desc, pos desc limit 1) e
               on true
             where c.consumer = 'analytics' order by c.version desc limit 1`,
    });
    return rows[0]?.recorded_at ?? null;
  }
}
