import { Get, Query } from '@nestjs/common';
import { Access, ApiController, Ok } from '../../../../access/access.decorator.js';
import { Clock } from '../../../../platform/config/clock.js';
import { FigureExports } from '../../figures/figure-exports.js';
import { FiguresQuery, periodOf } from '../../figures/period.js';
import { DecisionFigures } from './decisions.query.js';
import { DecisionFiguresResponse } from './decisions.response.js';

@ApiController('staff', 'api/admin/decision-figures')
export class DecisionFiguresController {
  constructor(
    private readonly figures: DecisionFigures,
    private readonly clock: Clock,
    exports: FigureExports,
  ) {
    for (const table of ['queues', 'reviewers', 'waits'] as const) {
      exports.offer(table, 'read-analytics', (period) => figures[table](period));
    }
  }

  /** Pending rows of each queue, and the duration of decisions by queue and by reviewer. */
  @Get()
  @Access('read-analytics')
  @Ok(DecisionFiguresResponse)
  async show(@Query() query: FiguresQuery): Promise<DecisionFiguresResponse> {
    const period = periodOf(query, this.clock.now());
    const [queues, reviewers, waits] = await Promise.all([
      this.figures.queues(period),
      this.figures.reviewers(period),
      this.figures.waits(period),
    ]);
    return { queues, reviewers, waits };
  }
}
