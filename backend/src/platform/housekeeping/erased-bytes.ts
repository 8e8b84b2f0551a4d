import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '../background/periodic-task.js';
import { Pool } from '../database/pool.js';
import { Erasers } from '../erasure/eraser.js';
import { EventRegistry } from '../event-store/event-registry.js';
import { ReadModelRegistry } from '../projections/read-model-registry.js';

const SWEEP_INTERVAL_MS = 10_000;
const SNAPSHOT_TIMEOUT_MS = 8_000;
const SNAPSHOT_POLL_INTERVAL_MS = 100;
const LOCK_TIMEOUT_MS = 1_000;
/** A rewrite of this size takes well under a second, during which the table is locked. */
const MAX_REWRITTEN_BYTES = 64 * 1024 * 1024;

interface SweptTable {
  readonly name: string;
  readonly readModel: string | null;
  readonly isSmall: boolean;
}

/** Rewrites tables that an erasure deleted rows from, as PostgreSQL keeps deleted rows in its files until reuse. */
@Injectable()
export class ErasedBytes {
  private readonly logger = new Logger('erased bytes');
  readonly sweeping = new PeriodicTask('erased bytes', SWEEP_INTERVAL_MS, () => this.sweep());

  constructor(
    private readonly pool: Pool,
    private readonly events: EventRegistry,
    private readonly erasers: Erasers,
    private readonly readModels: ReadModelRegistry,
  ) {}

  /** Does nothing while a read model is not past the erasure, or while a transaction still sees the rows. */
  async sweep(): Promise<void> {
    const subjects = await this.due();
    if (subjects.length === 0 || !(await this.isSeenByNobody())) return;
    for (const table of await this.tables()) await this.rewrite(table);
    await this.pool.query(
      'update es.erasures set swept_at = now() where subject_id = any($1) and finished_at is not null',
      [subjects],
    );
    this.logger.log({ message: 'rewrote what erasures left in the files', count: subjects.length });
  }

  private async due(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select distinct subject_id as id from es.erasures e where finished_at is not null and swept_at is null
       and not exists (select from es.erasures o where o.subject_id = e.subject_id and o.finished_at is null)
       and not exists (
         select from es.events v join es.checkpoints c on c.consumer = any($2)
         where v.subject_id = e.subject_id and v.type = any($1) and (c.inc, c.tx, c.pos) < (v.inc, v.tx, v.pos))`,
      [[...this.events.erasingTypes], this.readModels.all().map(({ projector }) => projector.name)],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether all transactions that began before now have ended. */
  private async isSeenByNobody(): Promise<boolean> {
    const { rows: begun } = await this.pool.query<{ at: Date }>('select clock_timestamp() as at');
    for (let waited = 0; waited < SNAPSHOT_TIMEOUT_MS; waited += SNAPSHOT_POLL_INTERVAL_MS) {
      const { rowCount } = await this.pool.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start < $1
         limit 1`,
        [begun[0]?.at],
      );
      if (rowCount === 0) return true;
      await sleep(SNAPSHOT_POLL_INTERVAL_MS);
    }
    return false;
  }

  /** Of the log, only the keys: everything personal in it is encrypted with them. */
  private async tables(): Promise<SweptTable[]> {
    const models = this.readModels.all();
    const modelOf = new Map(
      models.flatMap(({ projector, row: { meta }, rollUps }) =>
        [meta.tableName, ...rollUps.map(({ table }) => table)].map((table) => [`read.${table}`, projector.name]),
      ),
    );
    const erased = this.erasers.all().flatMap(({ tables }) => tables);
    const names = [...modelOf.keys(), ...erased, 'es.subject_keys', 'pg_catalog.pg_statistic'];
    const { rows } = await this.pool.query<{ name: string; isSmall: boolean }>(
      `select name, pg_total_relation_size(to_regclass(name)) < $2 as "isSmall" from unnest($1::text[]) name
       where to_regclass(name) is not null`,
      [[...new Set(names)], MAX_REWRITTEN_BYTES],
    );
    return rows.map((table) => ({ ...table, readModel: modelOf.get(table.name) ?? null }));
  }

  /** A large read model is rebuilt in a shadow table, so that readers never wait for a lock. */
  private async rewrite({ name, readModel, isSmall }: SweptTable): Promise<void> {
    if (!isSmall && readModel !== null) {
      await this.pool.query(
        `insert into es.rebuilds (read_model, purpose, events_total) select $1, 'replace', count(*) from es.events
         on conflict do nothing`,
        [readModel],
      );
      return;
    }
    const client = await this.pool.connect();
    try {
      await client.query(
        `set statement_timeout = 0; set transaction_timeout = 0; set lock_timeout = ${String(LOCK_TIMEOUT_MS)}`,
      );
      await client.query(`vacuum ${isSmall ? '(full) ' : ''}${name}`);
    } finally {
      client.release(true);
    }
  }
}
