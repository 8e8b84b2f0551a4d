import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Pool } from '../database/pool.js';

const MINUTES = 5;
/** Fewer are what a morning of forgotten passwords brings, or one address that is slowed down by itself. */
const MIN_FAILURES = 300;
const MAX_SHARE = 0.5;

/** How many of all tries in the last minutes failed, whoever made them: many addresses may be one attack. */
@Injectable()
export class FailureShare {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  recordTry(): Promise<void> {
    return this.record({ failed: 1, succeeded: 0 });
  }

  recordSuccess(): Promise<void> {
    return this.record({ failed: -1, succeeded: 1 });
  }

  takeBack(): Promise<void> {
    return this.record({ failed: -1, succeeded: 0 });
  }

  async isHigh(): Promise<boolean> {
    const { rows } = await this.pool.query<{ isHigh: boolean }>({
      name: 'failure-share',
      text: `select coalesce(sum(failed) >= $2 and sum(failed) > $3::float8 * sum(failed + succeeded), false) as "isHigh"
             from es.try_outcomes where minute > $1::timestamptz - make_interval(mins => $4)`,
      values: [this.clock.now(), MIN_FAILURES, MAX_SHARE, MINUTES],
    });
    return rows[0]?.isHigh ?? false;
  }

  private async record({ failed, succeeded }: { failed: number; succeeded: number }): Promise<void> {
    await this.pool.query({
      name: 'record-try',
      text: `insert into es.try_outcomes as o (minute, failed, succeeded)
             values (date_trunc('minute', $1::timestamptz), $2, $3)
             on conflict (minute) do update set failed = o.failed + $2, succeeded = o.succeeded + $3`,
      values: [this.clock.now(), failed, succeeded],
    });
  }
}
