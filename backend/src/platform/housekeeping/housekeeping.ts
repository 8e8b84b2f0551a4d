import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Pool } from '../database/pool.js';
import { addDays } from '../event-sourcing/index.js';
import type { JobKind } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';

export interface RetentionRule {
  readonly name: string;
  readonly keepDays: number;
  readonly table: string;
  readonly isOld: string;
}

/** Small enough that its transaction does not delay the feed noticeably. */
const BATCH = 2_000;
const INTERVAL_MINUTES = 60;

const housekeeping: JobKind<Record<string, never>> = { queue: 'housekeeping' };

/** Deletes rows past their retention, every hour. Each part registers its rule. */
@Injectable()
export class Housekeeping {
  private readonly logger = new Logger('housekeeping');
  private readonly rules: RetentionRule[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.handle(housekeeping, () => this.run());
    jobs.every({ every: { minutes: INTERVAL_MINUTES } }, housekeeping);
  }

  register(rule: RetentionRule): void {
    this.rules.push(rule);
  }

  async run(): Promise<void> {
    const done = await Promise.allSettled(this.rules.map((rule) => this.do(rule)));
    const failure = done.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  private async do({ name, keepDays, table, isOld }: RetentionRule): Promise<void> {
    const before = addDays(this.clock.now(), -keepDays);
    for (let removed = BATCH; removed === BATCH; ) {
      const { rowCount } = await this.pool.query(
        `delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${String(BATCH)}))`,
        [before],
      );
      removed = rowCount ?? 0;
      if (removed > 0) this.logger.log({ message: `removed: ${name}`, count: removed });
    }
  }
}
