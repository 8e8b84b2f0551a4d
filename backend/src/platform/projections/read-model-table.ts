import type { Pool, Transaction } from '../database/pool.js';
import { type AnyRow, READ_SCHEMA, type ReadModel } from './read-model.js';
import type { ChangedRow } from './row-changes.js';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Reads and writes the rows of one read model, a batch at a time. */
export class ReadModelTable {
  private readonly columns: readonly { property: string; column: string }[];
  private readonly table: string;
  private readonly upsert: string;

  constructor(
    { row }: ReadModel,
    readonly schema: string = READ_SCHEMA,
  ) {
    this.columns = Object.entries(row.meta.properties)
      .filter(([, property]) => (property as { persist?: boolean }).persist !== false)
      .map(([property]) => ({ property, column: snake(property) }));
    this.table = `"${schema}"."${row.meta.tableName}"`;
    const names = this.columns.map(({ column }) => `"${column}"`).join(', ');
    const updates = this.columns.map(({ column }) => `"${column}" = excluded."${column}"`).join(', ');
    this.upsert = `insert into ${this.table} (${names})
      select ${names} from json_populate_recordset(null::${this.table}, $1::json)
      on conflict (id) do update set ${updates}`;
  }

  async load(on: Pool | Transaction, ids: readonly string[]): Promise<Map<string, AnyRow>> {
    if (ids.length === 0) return new Map();
    const { rows } = await on.query<Record<string, unknown>>(`select * from ${this.table} where id = any($1)`, [ids]);
    return new Map(rows.map((stored) => this.toRow(stored)).map((row) => [row.id, row]));
  }

  async write(on: Transaction, changes: readonly ChangedRow<AnyRow>[]): Promise<void> {
    const kept = changes.flatMap(({ after }) => (after ? [this.toRecord(after)] : []));
    const gone = changes.flatMap(({ id, after }) => (after ? [] : [id]));
    if (kept.length > 0) await on.query(this.upsert, [JSON.stringify(kept)]);
    if (gone.length > 0) await on.query(`delete from ${this.table} where id = any($1)`, [gone]);
  }

  private toRow(stored: Record<string, unknown>): AnyRow {
    return Object.fromEntries(this.columns.map(({ property, column }) => [property, stored[column]])) as AnyRow;
  }

  private toRecord(row: AnyRow): Record<string, unknown> {
    const values = row as Record<string, unknown>;
    return Object.fromEntries(this.columns.map(({ property, column }) => [column, values[property] ?? null]));
  }
}
