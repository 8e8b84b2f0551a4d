import { Injectable } from '@nestjs/common';
import { readShared, TtlCache } from '../caching/ttl-cache.js';
import { Clock } from '../config/clock.js';
import { Pool } from '../database/pool.js';
import { addDays } from '../event-sourcing/index.js';

const MEDIAN_TTL_MS = 60_000;
const MEDIAN_DAYS = 30;

@Injectable()
export class WaitingTimes {
  private readonly cache = new TtlCache<string, Promise<number | null>>(MEDIAN_TTL_MS);

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /** The median of 30 days in hours; null below `least` rows. `decided` selects `submitted_at` and `decided_at`. */
  medianHours(decided: string, least = 1): Promise<number | null> {
    return readShared(this.cache, decided, () => this.readMedian(decided, least));
  }

  private async readMedian(decided: string, least: number): Promise<number | null> {
    const { rows } = await this.pool.query<{ seconds: number | null; count: number }>(
      `select percentile_cont(0.5) within group (order by extract(epoch from decided_at - submitted_at)) as seconds,
         count(*)::int as count
       from (${decided}) d where decided_at > $1`,
      [addDays(this.clock.now(), -MEDIAN_DAYS)],
    );
    const { seconds = null, count = 0 } = rows[0] ?? {};
    return seconds === null || count < least ? null : Math.round(seconds / 360) / 10;
  }
}
