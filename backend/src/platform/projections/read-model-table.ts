import { type EntitySchema, types } from '@mikro-orm/core';
import type { Pool, Transaction } from '../database/pool.js';
import { type AnyRow, READ_SCHEMA, type ReadModel } from './read-model.js';
import type { ChangedRow } from './row-changes.js';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Column {
  readonly property: string;
  readonly column: string;
  readonly isJson: boolean;
}

/** A column has its property's name, or one that the row gives. */
export function columnsOf({ meta }: EntitySchema): readonly Column[] {
  const properties = Object.entries<{ type: unknown; persist?: boolean; fieldName?: string }>(meta.properties);
  return properties
    .filter(([, { persist }]) => persist !== false)
    .map(([property, { type, fieldName }]) => ({
      property,
      column: fieldName ?? snake(property),
      isJson: type === types.json,
    }));
}

export const rowOf = (columns: readonly Column[], stored: Readonly<Record<string, unknown>>): AnyRow =>
  Object.fromEntries(columns.map(({ property, column }) => [property, stored[column]])) as AnyRow;

export class ReadModelTable {
  protected readonly columns: readonly Column[];
  protected readonly table: string;
  private readonly upsert: { readonly name: string; readonly text: string };

  constructor(
    { row }: ReadModel,
    readonly schema: string = READ_SCHEMA,
  ) {
    this.columns = columnsOf(row);
    this.table = `"${schema}"."${row.meta.tableName}"`;
    const names = this.columns.map(({ column }) => `"${column}"`).join(', ');
    const updates = this.columns.map(({ column }) => `"${column}" = excluded."${column}"`).join(', ');
    // A prepared statement: it finds rows by primary key, so the plan stays good as the table grows.
    this.upsert = {
      name: `save ${this.table}`,
      text: `insert into ${this.table} (${names})
        select ${names} from json_populate_recordset(null::${this.table}, $1::json)
        on conflict (id) do update set ${updates}`,
    };
  }

  async load(on: Pool | Transaction, ids: readonly string[]): Promise<Map<string, AnyRow>> {
    if (ids.length === 0) return new Map();
    const { rows } = await on.query<Record<string, unknown>>(`select * from ${this.table} where id = any($1)`, [ids]);
    return new Map(rows.map((stored) => rowOf(this.columns, stored)).map((row) => [row.id, row]));
  }

  async write(on: Transaction, changes: readonly ChangedRow<AnyRow>[]): Promise<void> {
    const saved = changes.flatMap(({ after }) => (after ? [this.toRecord(after)] : []));
    const deleted = changes.flatMap(({ id, after }) => (after ? [] : [id]));
    await Promise.all([
      saved.length > 0 && on.query({ ...this.upsert, values: [JSON.stringify(saved)] }),
      deleted.length > 0 && on.query(`delete from ${this.table} where id = any($1)`, [deleted]),
    ]);
  }

  private toRecord(row: AnyRow): Record<string, unknown> {
    const values = row as Record<string, unknown>;
    return Object.fromEntries(this.columns.map(({ property, column }) => [column, values[property] ?? null]));
  }
}
