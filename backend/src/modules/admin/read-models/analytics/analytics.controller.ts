import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { Choice } from '../../../../platform/http/fields.js';
import { readFigures } from '../../../../platform/projections/roll-up.js';
import { AnalyticsResponse, figuresOf, showAnalytics } from './analytics.response.js';
import { analyticsRollUp } from './analytics.row.js';

const DAY = 86_400_000;
const spans = ['7', '30', '90'] as const;

class AnalyticsQuery {
  @Choice(spans, { optional: true }) days?: (typeof spans)[number];
}

@ApiController('staff', 'api/admin/analytics')
export class AnalyticsController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('read-analytics')
  @Ok(AnalyticsResponse)
  async show(@Query() { days: span = '30' }: AnalyticsQuery): Promise<AnalyticsResponse> {
    const today = this.clock.now().getTime();
    const days = Array.from({ length: Number(span) }, (_, i) => new Date(today - i * DAY).toISOString().slice(0, 10));
    const oldestFirst = days.toReversed();
    const [figures, countedUntil] = await Promise.all([
      readFigures(this.pool, analyticsRollUp, figuresOf(oldestFirst)),
      this.countedUntil(),
    ]);
    return showAnalytics(figures, oldestFirst, countedUntil);
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
