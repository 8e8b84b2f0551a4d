import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Pool } from '../database/pool.js';

const MINUTES = 5;
/** Fewer failures are normal on a morning, or come from one address, which is throttled by itself. */
const MIN_FAILURES = 300;
const MAX_SHARE = 0.5;

/** The share of failed tries in the last minutes by anybody, as an attack may use many addresses. */
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

  undoTry(): Promise<void> {
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
