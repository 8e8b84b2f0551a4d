import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type ExportRow, type TableName, tableNamed } from './export-row.js';

export const NOT_UTF8 =
  'holds bytes that are no UTF-8; they are written here as Windows-1252. Correct what reads wrong, and feed it back.';
const latin1 = new TextDecoder('windows-1252');

export interface RawRow {
  readonly table: TableName | undefined;
  readonly row: number;
  readonly entries: readonly (readonly [string, string])[];
  readonly problem: string | undefined;
}

/** Columns that a file of refused rows adds before those of the table. */
const OWN_COLUMNS = ['table', 'row', 'problem'];

export function* rowsOf({ table: fileTable, row, entries, problem }: RawRow): Iterable<ExportRow> {
  const all = Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''));
  const table = fileTable ?? tableNamed(all.table ?? '');
  if (!table) return;
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => fileTable || !OWN_COLUMNS.includes(name)));
  yield { table, row, values, ...(problem !== undefined && { problem }) };
}

export const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Infinity });

export function decode(bytes: string): { text: string; isRight: boolean } {
  const buffer = Buffer.from(bytes, 'latin1');
  return isUtf8(buffer) ? { text: buffer.toString(), isRight: true } : { text: latin1.decode(buffer), isRight: false };
}
