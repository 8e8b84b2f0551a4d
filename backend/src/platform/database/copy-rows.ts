import { finished } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import type { Transaction } from './pool.js';
import { isRefusal } from './sql-state.js';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escape = (text: string): string =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : text;

const inArray = (element: unknown): string => `"${String(element).replace(/["\\]/g, '\\$&')}"`;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? escape(`{${value.map(inArray).join(',')}}`) : JSON.stringify(value);
}

/**
 * Adds rows by COPY. Values are texts, numbers, booleans, dates, or arrays of texts.
 * @returns false if the database refuses a row: no row is added, and the transaction can continue
 */
export async function copyRows(
  tx: Transaction,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  rows: readonly (readonly unknown[])[],
): Promise<boolean> {
  await tx.query('savepoint copying');
  try {
    const stream = tx.query(from(`copy ${table} (${columns.map((name) => `"${name}"`).join(', ')}) from stdin`));
    stream.end(rows.map((values) => `${values.map(textOf).join('\t')}\n`).join(''));
    await finished(stream);
    await tx.query('release savepoint copying');
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await tx.query('rollback to savepoint copying');
    return false;
  }
}
