import { Injectable } from '@nestjs/common';
import { Pool } from '../database/pool.js';

export interface HorizonHolder {
  readonly pid: number;
  readonly application: string;
  readonly database: string;
  readonly state: string;
}

export interface HorizonLag {
  readonly seconds: number;
  /** Recorded and not yet shown by the feed, counted up to 10,000. */
  readonly eventsHeldBack: number;
  readonly heldBy: HorizonHolder | null;
}

@Injectable()
export class Horizon {
  constructor(private readonly pool: Pool) {}

  async measure(): Promise<HorizonLag> {
    const [heldBack, holders] = await Promise.all([
      this.pool.query<{ n: number }>(
        `select count(*) as n from (
           select from es.events e where e.inc = (select s.inc from es.store s)
             and (e.inc, e.tx) >= (e.inc, pg_snapshot_xmin(pg_current_snapshot())) limit 10000) later`,
      ),
      this.pool.query<HorizonHolder & { seconds: number }>(
        `select pid, coalesce(application_name, '') as application, coalesce(datname, '') as database,
           coalesce(state, '') as state,
           extract(epoch from clock_timestamp() - xact_start)::float8 as seconds
         from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()
         order by age(backend_xid) desc limit 1`,
      ),
    ]);
    const { seconds = 0, ...holder } = holders.rows[0] ?? {};
    const eventsHeldBack = heldBack.rows[0]?.n ?? 0;
    return { seconds: Math.max(0, seconds), eventsHeldBack, heldBy: 'pid' in holder ? holder : null };
  }
}
