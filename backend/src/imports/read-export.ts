import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import Papa from 'papaparse';
import { type ExportRow, type TableName, tableNamed } from './export-row.js';

export interface ExportFile {
  readonly file: string;
  /** Undefined where each row names its own, as in a file of refused rows or of pg_dump. */
  readonly table: TableName | undefined;
}

const KINDS = ['.csv', '.jsonl', '.ndjson', '.sql'];
const NOT_UTF8 =
  'holds bytes that are no UTF-8; they are written here as Windows-1252. Correct what reads wrong, and feed it back.';
const latin1 = new TextDecoder('windows-1252');

/** The files of a folder, or the one that is named; a table's name is the file's, without its schema. */
export async function findFiles(place: string): Promise<ExportFile[]> {
  const isFolder = (await stat(place)).isDirectory();
  const files = isFolder ? (await readdir(place)).sort().map((name) => path.join(place, name)) : [place];
  return files
    .filter((file) => KINDS.includes(path.extname(file).toLowerCase()))
    .map((file) => ({ file, table: tableNamed(path.basename(file, path.extname(file))) }));
}

/** Tells one export from another, however its files are called. */
export async function digestFiles(files: readonly ExportFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { file } of files) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Bytes are read as Latin-1, which loses none, and each piece of text is decoded for itself. */
export function readRows({ file, table }: ExportFile): AsyncIterable<ExportRow> {
  switch (path.extname(file).toLowerCase()) {
    case '.csv':
      return readCsv(file, table);
    case '.sql':
      return readDump(file);
    default:
      return readJsonLines(file, table);
  }
}

async function* readCsv(file: string, table: TableName | undefined): AsyncIterable<ExportRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' });
  pipeline(createReadStream(file, 'latin1'), parser, () => undefined); // its error ends the loop
  let header: string[] | undefined;
  let row = 1;
  for await (const cells of parser as AsyncIterable<string[]>) {
    if (!header) {
      header = cells.map((cell) =>
        decode(cell)
          .text.replace(/^\uFEFF/, '')
          .trim(),
      );
      continue;
    }
    row += 1;
    const decoded = cells.map(decode);
    const entries = header.map((name, i) => [name, decoded[i]?.text ?? ''] as const);
    const miscounted = `has ${String(cells.length)} cells, and the header ${String(header.length)}`;
    const problem = decoded.some(({ isRight }) => !isRight) ? NOT_UTF8 : undefined;
    const given = cells.length === header.length ? problem : miscounted;
    yield* rowsOf({ table: table ?? tableOfHeader(header), row, entries, problem: given });
  }
}

const tableOfHeader = (header: readonly string[]): TableName | undefined =>
  header.includes('email') && !header.includes('table') ? 'members' : undefined;

async function* readJsonLines(file: string, table: TableName | undefined): AsyncIterable<ExportRow> {
  let row = 0;
  for await (const line of linesOf(file)) {
    row += 1;
    if (line.trim() === '') continue;
    const { text, isRight } = decode(line);
    const values = objectIn(text);
    const entries = Object.entries(values ?? {}).map(([name, value]) => [name, textOf(value)] as const);
    yield* rowsOf({ table, row, entries, problem: values ? (isRight ? undefined : NOT_UTF8) : 'is no JSON object' });
  }
}

/** The blocks `COPY table (columns) FROM stdin;` of a plain pg_dump. */
async function* readDump(file: string): AsyncIterable<ExportRow> {
  let block: { table: TableName | undefined; columns: string[] } | undefined;
  let row = 0;
  for await (const line of linesOf(file)) {
    row += 1;
    const [, name, columns] = block ? [] : (/^COPY (\S+) \((.+)\) FROM stdin;\r?$/.exec(line) ?? []);
    if (name && columns) block = { table: tableNamed(name), columns: columns.replaceAll('"', '').split(', ') };
    else if (line === '\\.') block = undefined;
    else if (block?.table) {
      const { text, isRight } = decode(line);
      const cells = text.split('\t').map(unescapeCopy);
      const entries = block.columns.map((column, i) => [column, cells[i] ?? ''] as const);
      yield* rowsOf({ table: block.table, row, entries, problem: isRight ? undefined : NOT_UTF8 });
    }
  }
}

interface RawRow {
  readonly table: TableName | undefined;
  readonly row: number;
  readonly entries: readonly (readonly [string, string])[];
  readonly problem: string | undefined;
}

/** Columns that a file of refused rows puts before those of the table. */
const OWN_COLUMNS = ['table', 'row', 'problem'];

function* rowsOf({ table: fileTable, row, entries, problem }: RawRow): Iterable<ExportRow> {
  const all = Object.fromEntries(entries.filter(([, value]) => value.trim() !== ''));
  const table = fileTable ?? tableNamed(all.table ?? '');
  if (!table) return;
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => fileTable || !OWN_COLUMNS.includes(name)));
  yield { table, row, values, ...(problem !== undefined && { problem }) };
}

const linesOf = (file: string) => createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Infinity });

function decode(bytes: string): { text: string; isRight: boolean } {
  const buffer = Buffer.from(bytes, 'latin1');
  return isUtf8(buffer) ? { text: buffer.toString(), isRight: true } : { text: latin1.decode(buffer), isRight: false };
}

export function objectIn(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', N: '' };
const unescapeCopy = (cell: string): string => cell.replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign);
