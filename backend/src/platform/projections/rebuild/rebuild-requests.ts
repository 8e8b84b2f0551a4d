import { Injectable } from '@nestjs/common';
import { Pool, type Transaction, WITHOUT_WAIT } from '../../database/pool.js';
import { isDatabaseError, sqlState } from '../../database/sql-state.js';
import { DomainError } from '../../event-sourcing/index.js';
import { LEASE_SECONDS } from '../lease.js';
import { rebuildRefusals } from '../rebuild.refusals.js';

export type Purpose = 'replace' | 'compare';

/** waiting: an upgrade asked for it, and workers of another version still run. */
export const rebuildStates = ['waiting', 'running', 'done', 'cancelled'] as const;
export type RebuildState = (typeof rebuildStates)[number];

export interface RebuildRow {
  readonly id: number;
  readonly readModel: string;
  readonly purpose: Purpose;
  readonly state: RebuildState;
  readonly eventsTotal: number;
  readonly eventsDone: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

const columns = `id, read_model as "readModel", purpose, state, events_total as "eventsTotal",
  events_done as "eventsDone", started_at as "startedAt", finished_at as "finishedAt"`;

/** Adds the size of the newest seal to the count of later events, as counting the whole log is slow. */
const eventsInLog = `
  select coalesce(s.size, 0) + (
    select count(*) from es.events e
    where (e.inc, e.tx, e.pos) > (coalesce(s.inc, 0::smallint), coalesce(s.tx, '0'::xid8), coalesce(s.pos, -1)))
  from (values (1)) log left join (select size, inc, tx, pos from es.seals order by number desc limit 1) s on true`;

/** A worker that is silent for so long has lost its leases. */
const SILENCE_TIMEOUT_SECONDS = LEASE_SECONDS * 2;

export const shadowSchema = ({ id }: Pick<RebuildRow, 'id'>): string => `rebuild_${String(id)}`;
export const retiredSchema = ({ id }: Pick<RebuildRow, 'id'>): string => `retired_${String(id)}`;

@Injectable()
export class RebuildRequests {
  constructor(private readonly pool: Pool) {}

  async request(on: Pool | Transaction, readModel: string, purpose: Purpose): Promise<RebuildRow> {
    try {
      const { rows } = await on.query<RebuildRow>(
        `insert into es.rebuilds (read_model, purpose, events_total)
         select $1, $2, (${eventsInLog}) returning ${columns}`,
        [readModel, purpose],
      );
      const row = rows[0];
      if (!row) throw new Error('A rebuild was not recorded.');
      return row;
    } catch (error) {
      if (isDatabaseError(error) && error.code === sqlState.uniqueViolation)
        throw new DomainError(rebuildRefusals.REBUILD_RUNNING);
      throw error;
    }
  }

  /** Begins the rebuilds of an upgrade if this build knows its migrations and no worker of another version is left. */
  async beginWaiting(version: string, migrations: readonly string[]): Promise<void> {
    await this.pool.query(
      `update es.rebuilds w set state = 'running', started_at = now() where state = 'waiting'
         and not exists (select from public.schema_migrations where name <> all($3))
         and not exists (select from es.running_processes where version <> $1 and role <> 'api'
           and seen_at > now() - make_interval(secs => $2))
         and not exists (select from es.rebuilds r
           where r.read_model = w.read_model and r.purpose = 'replace'
             and (r.state = 'running' or (r.state = 'waiting' and r.id > w.id)))`,
      [version, SILENCE_TIMEOUT_SECONDS, migrations],
    );
  }

  async running(): Promise<RebuildRow[]> {
    const { rows } = await this.pool.query<RebuildRow>(
      `select ${columns} from es.rebuilds where state = 'running' and purpose = 'replace' order by id`,
    );
    return rows;
  }

  async latest(): Promise<RebuildRow[]> {
    const { rows } = await this.pool.query<RebuildRow>(
      `select distinct on (read_model) ${columns} from es.rebuilds where purpose = 'replace' order by read_model, id desc`,
    );
    return rows;
  }

  async one(id: number): Promise<RebuildRow> {
    const { rows } = await this.pool.query<RebuildRow>(`select ${columns} from es.rebuilds where id = $1`, [id]);
    const row = rows[0];
    if (!row) throw new Error(`There is no rebuild ${String(id)}.`);
    return row;
  }

  /** Rebuilds that left tables or a checkpoint behind and that no process continues. */
  async abandoned(): Promise<RebuildRow[]> {
    const { rows } = await this.pool.query<RebuildRow>(
      `select ${columns} from es.rebuilds r left join es.checkpoints c on c.consumer = 'rebuild/' || r.id
       where (purpose = 'compare' or state <> 'running') and coalesce(c.lease_until, '-infinity') < now()
         and (c.lease_until is not null or to_regnamespace('rebuild_' || r.id) is not null)`,
    );
    return rows;
  }

  async progress(on: Pool, id: number, events: number): Promise<boolean> {
    const { rowCount } = await on.query(
      `update es.rebuilds set events_done = events_done + $2 from ${WITHOUT_WAIT} where id = $1 and state = 'running'`,
      [id, events],
    );
    return rowCount === 1;
  }

  async cancel(on: Pool | Transaction, readModel: string): Promise<void> {
    const { rowCount } = await on.query(
      `update es.rebuilds set state = 'cancelled', finished_at = now() where read_model = $1
         and state in ('waiting', 'running') and purpose = 'replace'`,
      [readModel],
    );
    if (rowCount === 0) throw new DomainError(rebuildRefusals.NO_REBUILD_RUNNING);
  }

  async abandon({ id }: RebuildRow): Promise<void> {
    await this.pool.query(
      `update es.rebuilds set state = 'cancelled', finished_at = now() where id = $1 and state = 'running'`,
      [id],
    );
  }

  async finish(on: Pool | Transaction, { id, purpose }: RebuildRow): Promise<boolean> {
    const { rowCount } = await on.query(
      `update es.rebuilds set state = 'done', finished_at = now(), events_done = greatest(events_done, events_total),
         kept_until = case when $2 = 'replace' then now() + interval '1 day' end
       where id = $1 and state = 'running'`,
      [id, purpose],
    );
    return rowCount === 1;
  }
}
