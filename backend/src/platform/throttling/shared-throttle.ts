import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { Pool } from '../database/pool.js';
import type { JobKind } from '../jobs/job.js';
import { Jobs } from '../jobs/jobs.js';
import { Throttle, type ThrottlePolicy } from './throttle.js';

const sweeps: JobKind<Record<string, never>> = { queue: 'sweep-tries' };

/** When the next try is allowed, in SQL. Always while tries are free, as they may arrive in any order. */
const nextAfter = (count: string): string =>
  `case when ${count} > $3 then $2::timestamptz + make_interval(secs => greatest(least(2 ^ least(${count} - $3 - 1, 30), $4), $6))
   when $6 > 0 then $2::timestamptz + make_interval(secs => $6) else '-infinity'::timestamptz end`;

/** Counts across all processes, in an unlogged table that a crash may empty. Keys are stored as hashes. */
@Injectable()
export class SharedThrottle extends Throttle {
  constructor(
    private readonly clock: Clock,
    private readonly pool: Pool,
    jobs: Jobs,
  ) {
    super();
    jobs.handle(sweeps, () => this.forgetOld());
    jobs.every({ every: { minutes: 60 } }, sweeps);
  }

  override async admit(key: string, policy: ThrottlePolicy): Promise<number> {
    const { free, maxDelaySeconds, forgetAfterSeconds, entryDelaySeconds = 0 } = policy;
    const now = this.clock.now();
    const { rows } = await this.pool.query<{ count: number }>(
      `insert into es.tries as t (key, count, next_at, forget_at)
       values ($1, case when $6 > 0 then 0 else 1 end, ${nextAfter('1')}, $2::timestamptz + make_interval(secs => $5))
       on conflict (key) do update set
         count = case when t.forget_at <= $2 then excluded.count else t.count + 1 end,
         next_at = case when t.forget_at <= $2 then excluded.next_at else ${nextAfter('(t.count + 1)')} end,
         forget_at = excluded.forget_at
       where t.next_at <= $2 or t.forget_at <= $2
       returning count`,
      [hashOf(key), now, free, maxDelaySeconds, forgetAfterSeconds, entryDelaySeconds],
    );
    if (rows[0]) return rows[0].count > 0 ? 0 : entryDelaySeconds;
    return this.waitOf(key, now);
  }

  override async refund(key: string): Promise<void> {
    const text = "update es.tries set count = greatest(count - 1, 0), next_at = '-infinity' where key = $1";
    await this.pool.query(text, [hashOf(key)]);
  }

  override async reset(key: string): Promise<void> {
    await this.pool.query('delete from es.tries where key = $1', [hashOf(key)]);
  }

  private async waitOf(key: string, now: Date): Promise<number> {
    const text = 'select next_at from es.tries where key = $1';
    const { rows } = await this.pool.query<{ next_at: Date }>(text, [hashOf(key)]);
    return Math.max(1, Math.ceil(((rows[0]?.next_at.getTime() ?? 0) - now.getTime()) / 1000));
  }

  private async forgetOld(): Promise<void> {
    const now = this.clock.now();
    await this.pool.query('delete from es.tries where forget_at < $1', [now]);
    await this.pool.query("delete from es.try_outcomes where minute < $1::timestamptz - interval '1 hour'", [now]);
  }
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
