import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { text as textIn } from 'node:stream/consumers';
import Papa from 'papaparse';
import { rearmFormula } from '../platform/http/csv-file.js';
import { type ExportRow, type TableName, tableNamed } from './export-row.js';
import { decode, linesOf, NOT_UTF8, OWN_COLUMNS, openBytes, type PassOver, type RawRow, rowsOf } from './raw-row.js';
import { readDump } from './read-dump.js';

export interface ExportFile {
  readonly file: string;
  /** Undefined if each row names its table, as in a file of refused rows or of pg_dump. */
  readonly table: TableName | undefined;
  /** The file was named directly, so its addresses are people to invite. In a folder they may be anybody's. */
  readonly isAlone: boolean;
}

type Reader = (file: ExportFile, passOver: PassOver) => AsyncIterable<ExportRow>;

const readers: Readonly<Record<string, Reader>> = {
  '.csv': readCsv,
  '.json': readJson,
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.sql': ({ file }, passOver) => readDump(file, passOver),
};
const kindOf = (file: string): string => path.extname(file).toLowerCase();

/** The files of a folder, or the given file. A file's name without the schema is the table's name. */
export async function findFiles(place: string): Promise<{ files: ExportFile[]; others: string[] }> {
  const isFolder = (await stat(place)).isDirectory();
  const entries = isFolder ? await readdir(place, { withFileTypes: true }) : [];
  const inFolder = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(place, name));
  const found = isFolder ? inFolder.sort() : [place];
  const files = found.filter((file) => readers[kindOf(file)]);
  return {
    files: files.map((file) => {
      const table = tableNamed(path.basename(file, path.extname(file)));
      return { file, table, isAlone: !isFolder };
    }),
    others: found.filter((file) => !files.includes(file)),
  };
}

/** Identifies an export by its content, whatever its files are called. */
export async function digestFiles(files: readonly ExportFile[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { file } of files) for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Decodes each text by itself, so that one wrong byte spoils one row. */
export const readRows: Reader = (file, passOver) => (readers[kindOf(file.file)] ?? readJsonLines)(file, passOver);

async function* readCsv({ file, table: named, isAlone }: ExportFile, passOver: PassOver): AsyncIterable<ExportRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { skipEmptyLines: 'greedy' });
  pipeline(await openBytes(file), parser, () => undefined); // its error ends the loop
  let header: string[] | undefined;
  let table = named;
  let row = 1;
  for await (const cells of parser as AsyncIterable<string[]>) {
    if (!header) {
      header = cells.map(headingOf);
      const asList = header.map((heading) => listHeadings[heading] ?? heading);
      if (isAlone && !header.includes('table') && asList.includes('email')) table ??= 'members';
      if (table === 'members') {
        header = asList;
        for (const column of asList) if (!listColumns.has(column)) passOver(`column ${column}`);
      }
      continue;
    }
    row += 1;
    const decoded = cells.map((cell) => decode(rearmFormula(cell)));
    const entries = header.map((name, i) => [name, decoded[i]?.text ?? ''] as const);
    const miscounted = `has ${String(cells.length)} cells, and the header ${String(header.length)}`;
    const problem = decoded.some(({ isRight }) => !isRight) ? NOT_UTF8 : undefined;
    const given = cells.length === header.length ? problem : miscounted;
    yield* rowsOf({ table, row, entries, problem: given }, passOver);
  }
}

/** `\uFEFFFirst Name` and `firstName` become `first_name`. */
const headingOf = (cell: string): string =>
  decode(cell)
    .text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '_');

/** Common headings in lists of members. */
const listHeadings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['e_mail', 'email_address', 'e_mail_address', 'mail'].map((name) => [name, 'email'])),
  ...Object.fromEntries(['firstname', 'given_name', 'first'].map((name) => [name, 'first_name'])),
  ...Object.fromEntries(['lastname', 'surname', 'family_name', 'last'].map((name) => [name, 'last_name'])),
  ...Object.fromEntries(['phone_number', 'mobile', 'mobile_number', 'telephone'].map((name) => [name, 'phone'])),
  ...Object.fromEntries(['type', 'membership', 'member_type'].map((name) => [name, 'membership_type'])),
  ...Object.fromEntries(['name', 'names', 'member'].map((name) => [name, 'full_name'])),
  province: 'state',
  sex: 'gender',
  department: 'qualification',
};

async function* readJsonLines({ file, table }: ExportFile, passOver: PassOver): AsyncIterable<ExportRow> {
  let row = 0;
  for await (const line of linesOf(file)) {
    row += 1;
    if (line.trim() === '') continue;
    const { text, isRight } = decode(line);
    yield* rowsOf(jsonRow(objectIn(text), { table, row, isRight }), passOver);
  }
}

const memberColumns = ['email', 'full_name', 'first_name', 'last_name', 'phone', 'country', 'state', 'gender'];
const listColumns = new Set([...OWN_COLUMNS, ...memberColumns, 'membership_type', 'qualification', 'created_at']);

/** Reads a JSON array of rows, or otherwise one JSON value per line. */
async function* readJson(from: ExportFile, passOver: PassOver): AsyncIterable<ExportRow> {
  const { text, isRight } = decode(await textIn(await openBytes(from.file)));
  const values = valueIn(text.replace(/^\uFEFF/, ''));
  if (!Array.isArray(values)) {
    yield* readJsonLines(from, passOver);
    return;
  }
  for (const [i, value] of values.entries())
    yield* rowsOf(jsonRow(asObject(value), { table: from.table, row: i + 1, isRight }), passOver);
}

interface Place {
  readonly table: TableName | undefined;
  readonly row: number;
  readonly isRight: boolean;
}

function jsonRow(values: Record<string, unknown> | undefined, { table, row, isRight }: Place): RawRow {
  const entries = Object.entries(values ?? {}).map(([name, value]) => [name, textOf(value)] as const);
  return { table, row, entries, problem: values ? (isRight ? undefined : NOT_UTF8) : 'is no JSON object' };
}

export const objectIn = (text: string | undefined): Record<string, unknown> | undefined =>
  asObject(valueIn(text ?? ''));

const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
