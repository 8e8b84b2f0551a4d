import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { linesIn } from '../platform/text/lines.js';
import { type ExportRow, type TableName, tableNamed } from './export-row.js';

export const NOT_UTF8 =
  'holds bytes that are no UTF-8; they are written here as Windows-1252. Correct what reads wrong, and feed it back.';
const latin1 = new TextDecoder('windows-1252');

/** Told the name of a table whose row is not imported. */
export type PassOver = (table: string) => void;

export interface RawRow {
  readonly table: TableName | undefined;
  readonly row: number;
  readonly entries: readonly (readonly [string, string])[];
  readonly problem: string | undefined;
}

/** Columns that a file of refused rows adds before those of the table. */
export const OWN_COLUMNS = ['table', 'row', 'problem'];

export function* rowsOf({ table: fileTable, row, entries, problem }: RawRow, passOver: PassOver): Iterable<ExportRow> {
  const all = Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''));
  const table = fileTable ?? tableNamed(all.table ?? '');
  if (!table) {
    if (all.table !== undefined) passOver(all.table);
    return;
  }
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => fileTable || !OWN_COLUMNS.includes(name)));
  yield { table, row, values, ...(problem !== undefined && { problem }) };
}

/** The bytes as Latin-1, which loses none. UTF-16, as spreadsheets save "Unicode text", becomes UTF-8 first. */
export async function openBytes(file: string): Promise<Readable> {
  const handle = await open(file);
  const { buffer: mark } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close());
  const encoding = utf16[mark.toString('hex')];
  return encoding === undefined ? createReadStream(file, 'latin1') : Readable.from(reencode(file, encoding));
}
const utf16: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

async function* reencode(file: string, encoding: string): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding);
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  for await (const chunk of createReadStream(file)) yield bytes(decoder.decode(chunk as Buffer, { stream: true }));
  yield bytes(decoder.decode());
}

export async function* linesOf(file: string): AsyncIterable<string> {
  for await (const line of linesIn(await openBytes(file))) yield line.replace(/\r$/, '');
}

export function decode(bytes: string): { text: string; isRight: boolean } {
  const buffer = Buffer.from(bytes, 'latin1');
  return isUtf8(buffer) ? { text: buffer.toString(), isRight: true } : { text: latin1.decode(buffer), isRight: false };
}
