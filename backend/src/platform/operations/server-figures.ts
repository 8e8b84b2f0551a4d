import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';

const SLOW_SECONDS = 1;
const MAX_STATEMENTS = 10;
const MAX_CHARACTERS = 300;

/** A statement that has run for more than a second, without its values. */
export interface SlowStatement {
  readonly pid: number;
  readonly application: string;
  readonly seconds: number;
  readonly statement: string;
}

export interface DatabaseFigures {
  readonly startedAt: Date;
  readonly bytes: number;
  readonly connections: number;
  readonly maxConnections: number;
  readonly slowStatements: readonly SlowStatement[];
}

export interface MailFigures {
  readonly kept: number;
  readonly waiting: number;
}

@Injectable()
export class ServerFigures {
  constructor(private readonly pool: Pool) {}

  async database(): Promise<DatabaseFigures> {
    const [figures, slow] = await Promise.all([
      this.pool.query<Omit<DatabaseFigures, 'slowStatements'>>(
        `select pg_postmaster_start_time() as "startedAt", pg_database_size(current_database()) as bytes,
           (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
           current_setting('max_connections')::int as "maxConnections"`,
      ),
      this.pool.query<SlowStatement>(
        `select pid, coalesce(application_name, '') as application,
           extract(epoch from clock_timestamp() - query_start)::float8 as seconds, left(query, $2) as statement
         from pg_stat_activity
         where datname = current_database() and state = 'active' and backend_type = 'client backend'
           and pid <> pg_backend_pid() and query_start < clock_timestamp() - make_interval(secs => $1)
         order by query_start limit $3`,
        [SLOW_SECONDS, MAX_CHARACTERS, MAX_STATEMENTS],
      ),
    ]);
    if (!figures.rows[0]) throw new Error('The database told nothing of itself.');
    return { ...figures.rows[0], slowStatements: slow.rows };
  }

  async isReadOnly(): Promise<boolean> {
    const { rows } = await this.pool.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'on';
  }

  async jobsLostAt(): Promise<Date | null> {
    const { rows } = await this.pool.query<{ lost_at: Date | null }>('select lost_at from es.job_store');
    return rows[0]?.lost_at ?? null;
  }

  async mail(): Promise<MailFigures> {
    const { rows } = await this.pool.query<MailFigures>(
      'select count(*) as kept, count(*) filter (where sent_at is null) as waiting from mail.messages',
    );
    return rows[0] ?? { kept: 0, waiting: 0 };
  }
}
