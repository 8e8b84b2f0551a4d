import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Pool } from '../database/pool.js';

const WATCH_INTERVAL_MS = 1_000;

/** A session, or a prepared transaction, which has a name instead of a process id. */
export interface HorizonHolder {
  readonly pid: number | null;
  readonly preparedAs: string | null;
  readonly role: string;
  readonly application: string;
  readonly database: string;
  readonly state: string;
}

export interface HorizonLag {
  readonly seconds: number;
  /** Recorded events that the feed does not show yet, counted up to 10,000. */
  readonly eventsHeldBack: number;
  readonly heldBy: HorizonHolder | null;
}

/** A replication slot without a reader keeps its WAL until the disk is full. */
export interface UnreadSlot {
  readonly name: string;
  readonly bytes: number;
}

/** The transaction that the feed waits for: the oldest on the server that has written, of whatever role. */
@Injectable()
export class Horizon {
  /** If the role may not see others' sessions, the time since the horizon last moved is a lower bound. */
  readonly watching = new PeriodicTask('horizon', WATCH_INTERVAL_MS, () => this.standingSeconds(), 'all');
  private standing: { readonly xmin: string; readonly since: number } | undefined;

  constructor(private readonly pool: Pool) {}

  async measure(): Promise<HorizonLag> {
    const [heldBack, holders, standing] = await Promise.all([
      this.pool.query<{ n: number }>(
        `select count(*) as n from (
           select from es.events e where e.inc = (select s.inc from es.store s)
             and (e.inc, e.tx) >= (e.inc, pg_snapshot_xmin(pg_current_snapshot())) limit 10000) later`,
      ),
      this.pool.query<HorizonHolder & { seconds: number | null }>(
        `select pid, "preparedAs", coalesce(role, '') as role, coalesce(application, '') as application,
           coalesce(database, '') as database, coalesce(state, 'its state is hidden from our role') as state,
           extract(epoch from clock_timestamp() - since)::float8 as seconds
         from (
           select pid, null as "preparedAs", usename as role, application_name as application, datname as database,
             state, xact_start as since, backend_xid as xid
           from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()
           union all
           select null, gid, owner, '', database, 'prepared', prepared, transaction from pg_prepared_xacts) holder
         order by age(xid) desc limit 1`,
      ),
      this.standingSeconds(),
    ]);
    const { seconds = 0, ...holder } = holders.rows[0] ?? {};
    const eventsHeldBack = heldBack.rows[0]?.n ?? 0;
    const heldBy = 'pid' in holder ? holder : null;
    return { seconds: Math.max(0, seconds ?? 0, standing), eventsHeldBack, heldBy };
  }

  async unreadSlots(): Promise<UnreadSlot[]> {
    const { rows } = await this.pool.query<UnreadSlot>(
      `select slot_name as name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as bytes
       from pg_replication_slots where not active and restart_lsn is not null order by 2 desc`,
    );
    return rows;
  }

  /** The time for which the oldest running transaction id has stayed the same. */
  private async standingSeconds(): Promise<number> {
    const { rows } = await this.pool.query<{ xmin: string; isHeld: boolean }>(
      `select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmin(s) < pg_snapshot_xmax(s) as "isHeld"
       from pg_current_snapshot() s`,
    );
    const { xmin = '', isHeld = false } = rows[0] ?? {};
    const now = performance.now();
    if (!isHeld) this.standing = undefined;
    else if (this.standing?.xmin !== xmin) this.standing = { xmin, since: now };
    return this.standing ? (now - this.standing.since) / 1_000 : 0;
  }
}

export function describeHolder({ pid, preparedAs, role, application, state }: HorizonHolder): {
  who: string;
  end: string;
} {
  if (preparedAs !== null) {
    return { who: `a prepared transaction "${preparedAs}" of ${role}`, end: `rollback prepared '${preparedAs}'` };
  }
  const who = `process ${String(pid)} of PostgreSQL (${[role, application, state].filter(Boolean).join(', ')})`;
  return { who, end: `select pg_terminate_backend(${String(pid)})` };
}
