import { type Pool, patiently, type Transaction } from '../../database/pool.js';
import { addDays } from '../../event-sourcing/index.js';
import { READ_SCHEMA, type ReadModel } from '../read-model.js';
import { ReadModelTable } from '../read-model-table.js';

/** A row that two tables of the same read model do not agree on; names columns, never values. */
export interface RowDifference {
  readonly id: string;
  readonly found: 'only live' | 'only replayed' | 'in both';
  readonly columns: readonly string[];
}

/** A table like a live one, with its constraints and indexes under the same names, in a schema of its own. */
export class TableBeside {
  readonly rows: ReadModelTable;
  private readonly name: string;
  private readonly live: string;
  private readonly beside: string;
  /** The table of the figures over the rows, where there is one. */
  private readonly figures: { live: string; beside: string } | undefined;

  constructor(
    private readonly model: ReadModel,
    private readonly schema: string,
  ) {
    this.rows = new ReadModelTable(model, schema);
    this.name = model.row.meta.tableName;
    this.live = `"${READ_SCHEMA}"."${this.name}"`;
    this.beside = `"${schema}"."${this.name}"`;
    const { rollUp } = model;
    this.figures = rollUp && {
      live: `"${READ_SCHEMA}"."${rollUp.table}"`,
      beside: `"${schema}"."${rollUp.table}"`,
    };
  }

  /** Makes it anew, without rows and without the indexes that only readers need. */
  async create(tx: Transaction): Promise<void> {
    await this.drop(tx);
    await tx.query(`create schema "${this.schema}"`);
    await tx.query(`create table ${this.beside} (like ${this.live} including all excluding indexes)`);
    const { rows } = await tx.query<{ statement: string }>(
      `select format('alter table %s add constraint %I %s', $2::text, conname, pg_get_constraintdef(oid)) as statement
       from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')`,
      [this.live, this.beside],
    );
    for (const { statement } of rows) await tx.query(statement);
    const { figures } = this;
    if (figures) await tx.query(`create table ${figures.beside} (like ${figures.live} including all)`);
  }

  /**
   * Makes the indexes that are not there yet. CONCURRENTLY, as the one transaction of the usual way would hold the feed
   * back until it ends; what such a build leaves when it breaks off is an invalid index.
   */
  async addIndexes(pool: Pool): Promise<void> {
    const { rows } = await pool.query<{ index: string; statement: string }>(
      `select format('%I.%I', $5::text, relname) as index,
         replace(regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX', 'INDEX CONCURRENTLY'),
                 format(' ON %I.%I ', $3::text, $4::text), format(' ON %s ', $2::text)) as statement
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = $1::regclass
         and not exists (select 1 from pg_constraint where conindid = i.indexrelid and conrelid = i.indrelid)
         and not exists (select 1 from pg_index made join pg_class name on name.oid = made.indexrelid
                         where made.indrelid = $2::regclass and name.relname = c.relname and made.indisvalid)`,
      [this.live, this.beside, READ_SCHEMA, this.name, this.schema],
    );
    for (const { index, statement } of rows) {
      await pool.query(`drop index if exists ${index}`);
      await patiently(pool, statement);
    }
  }

  /** Puts this table in the place of the live one, which goes into the other schema as it is. */
  async replaceLive(tx: Transaction, formerSchema: string): Promise<void> {
    await tx.query(`create schema "${formerSchema}"`);
    await tx.query(`alter table ${this.live} set schema "${formerSchema}"`);
    await tx.query(`alter table ${this.beside} set schema "${READ_SCHEMA}"`);
    const { figures } = this;
    if (figures) {
      await tx.query(`delete from ${figures.live}`);
      await tx.query(`insert into ${figures.live} select * from ${figures.beside}`);
      await tx.query(`drop table ${figures.beside}`);
    }
    await tx.query(`drop schema "${this.schema}"`);
  }

  /** Waits until nobody uses the live table and keeps everyone out until the transaction ends; not for long. */
  async lockLive(tx: Transaction, patienceMs: number): Promise<void> {
    await tx.query(`set local lock_timeout = ${String(patienceMs)}`);
    await tx.query(`lock table ${this.live} in access exclusive mode`);
  }

  async drop(on: Pool | Transaction): Promise<void> {
    await on.query(`drop schema if exists "${this.schema}" cascade`);
  }

  /**
   * Every row in which this table is not what the live one is; rows old enough to be gone count in neither. Both are
   * seen as they are when it begins. Most rows are told to be equal by their bytes, at a tenth of the price of the rest.
   */
  async differences(pool: Pool, now: Date): Promise<RowDifference[]> {
    const { keep } = this.model;
    const isKept = keep ? `coalesce(l."${keep.since}", r."${keep.since}") >= $1` : '$1::timestamptz is not null';
    return patiently<RowDifference>(
      pool,
      `select coalesce(l.id, r.id)::text as id,
         case when r.id is null then 'only live' when l.id is null then 'only replayed' else 'in both' end as found,
         array(select key from jsonb_each(to_jsonb(l)) a full join jsonb_each(to_jsonb(r)) b using (key)
               where a.value is distinct from b.value order by key) as columns
       from ${this.live} l full join ${this.beside} r on r.id = l.id
       where (l.id is null or r.id is null or (l *<> r and to_jsonb(l) <> to_jsonb(r))) and ${isKept}
       order by 1`,
      [addDays(now, -(keep?.days ?? 0))],
    );
  }
}
