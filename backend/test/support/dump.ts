import { Pool } from '../../src/platform/database/pool.js';
import type { TestApp } from './test-app.js';

/** A table with columns that could hold text. */
export interface TextTable {
  readonly name: string;
  readonly rows: readonly string[];
}

const tablesWithText = `
  select distinct format('%I.%I', c.table_schema, c.table_name) as name
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    and c.data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'ARRAY', 'USER-DEFINED')
  order by 1`;

export async function textTables(product: TestApp): Promise<string[]> {
  const { rows } = await product.app.get(Pool, { strict: false }).query<{ name: string }>(tablesWithText);
  return rows.map(({ name }) => name);
}

export async function dump(product: TestApp): Promise<TextTable[]> {
  const pool = product.app.get(Pool, { strict: false });
  const tables: TextTable[] = [];
  for (const name of await textTables(product)) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    tables.push({ name, rows: rows.map(({ row }) => row) });
  }
  return tables;
}

/** Tables with one of the words, in any case, in hex, or URL-encoded. */
export function holders(tables: readonly TextTable[], words: readonly string[]): string[] {
  const forms = words.flatMap((word) => {
    const bytes = Buffer.from(word);
    return [word.toLowerCase(), bytes.toString('hex'), encodeURIComponent(word).toLowerCase()];
  });
  const holds = (row: string) => forms.some((form) => row.toLowerCase().includes(form));
  return tables.filter(({ rows }) => rows.some(holds)).map(({ name }) => name);
}
