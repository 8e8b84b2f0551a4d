import { Injectable } from '@nestjs/common';
import { TtlCache } from '../../../../platform/caching/ttl-cache.js';
import { Clock } from '../../../../platform/config/clock.js';
import { Pool } from '../../../../platform/database/pool.js';
import { addDays } from '../../../../platform/event-sourcing/index.js';

const MEDIAN_TTL_MS = 60_000;
const MEDIAN_DAYS = 30;

/** How long creators waited for a review. */
@Injectable()
export class ReviewTimes {
  private readonly cache = new TtlCache<'hours', Promise<number | null>>(MEDIAN_TTL_MS);

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** The median of the last 30 days, to a tenth of an hour; null where nothing was decided. */
  medianHours(): Promise<number | null> {
    const known = this.cache.get('hours');
    if (known) return known;
    const reading = this.readMedian();
    this.cache.set('hours', reading); // visitors who come meanwhile wait for the same answer
    reading.catch(() => this.cache.deleteWhere((value) => value === reading));
    return reading;
  }

  private async readMedian(): Promise<number | null> {
    const { rows } = await this.pool.query<{ seconds: number | null }>({
      name: 'review-median',
      text: `select percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at)) as seconds
             from read.appraisals where decided_at > $1`,
      values: [addDays(this.clock.now(), -MEDIAN_DAYS)],
    });
    const seconds = rows[0]?.seconds ?? null;
    return seconds === null ? null : Math.round(seconds / 360) / 10;
  }
}
