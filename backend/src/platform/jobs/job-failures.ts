import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';
import { MAX_ATTEMPTS } from './retries.js';

/** A failure counts for this long while its job is retried. By then the retry has run. */
const RETRIED_TTL = '20 minutes';

export interface QueueFailures {
  readonly retried: number;
  readonly firstFailedAt: Date | null;
  readonly lastError: string | null;
}

export const noFailures: QueueFailures = { retried: 0, firstFailedAt: null, lastError: null };

/** Jobs that failed and are not done yet, with the time of the first failure and the last error. */
@Injectable()
export class JobFailures {
  constructor(private readonly pool: Pool) {}

  async note(queue: string, jobId: string, tries: number, error: string): Promise<void> {
    await this.pool.query(
      `insert into es.job_failures (queue, job_id, tries, error) values ($1, $2, $3, $4)
       on conflict (queue, job_id) do update set tries = $3, error = $4, last_failed_at = now()`,
      [queue, jobId, tries, error],
    );
  }

  async forget(queue: string, jobId?: string): Promise<void> {
    const text = `delete from es.job_failures where queue = $1 and (job_id = $2 or ($2::text is null and tries >= $3))`;
    await this.pool.query(text, [queue, jobId ?? null, MAX_ATTEMPTS]);
  }

  async byQueue(): Promise<Map<string, QueueFailures>> {
    const { rows } = await this.pool.query<QueueFailures & { queue: string }>(
      `select queue, count(*) filter (where tries < $1) as retried, min(first_failed_at) as "firstFailedAt",
         (array_agg(error order by last_failed_at desc))[1] as "lastError"
       from es.job_failures where tries >= $1 or last_failed_at > now() - $2::interval group by queue`,
      [MAX_ATTEMPTS, RETRIED_TTL],
    );
    return new Map(rows.map(({ queue, ...failures }) => [queue, failures]));
  }

  async forgetOld(days: number): Promise<void> {
    await this.pool.query('delete from es.job_failures where last_failed_at < now() - make_interval(days => $1)', [
      days,
    ]);
  }
}
