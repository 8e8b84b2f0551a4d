import { type ExportRow, type TableName, tableNamed } from './export-row.js';
import { decode, linesOf, NOT_UTF8, rowsOf } from './raw-row.js';

/** One statement of a dump. `table` is undefined if it is not imported. */
interface Statement {
  readonly table: TableName | undefined;
  readonly columns: readonly string[];
  readonly kind: 'COPY' | 'INSERT';
}

const COPY = /^COPY (\S+) \((.+)\) FROM stdin;\r?$/;
const INSERT = /^INSERT INTO (\S+) \((.+?)\)(?: OVERRIDING \w+ VALUE)? VALUES\b/i;
const TOKEN = /(E?)'((?:[^']|'')*)'(?:::[^\s,()]+)?|[(),;]|[^\s(),;']+/gi;

/**
 * Reads a plain pg_dump, as hosted backends write it: `COPY` blocks, or `INSERT INTO table (columns) VALUES`.
 * Ignores other statements. A row's number is that of its first line.
 */
export async function* readDump(file: string): AsyncIterable<ExportRow> {
  let statement: Statement | undefined;
  let row = 0;
  let pending = '';
  for await (const line of linesOf(file)) {
    row += 1;
    if (statement?.kind === 'COPY') {
      if (line === '\\.') statement = undefined;
      else yield* rowOf(statement, line.split('\t').map(unescapeCopy), row);
      continue;
    }
    statement ??= statementIn(line);
    if (statement?.kind !== 'INSERT') continue;
    pending += pending === '' ? line : `\n${line}`;
    if (isInText(pending)) continue;
    const { rows, isOver } = valuesIn(pending.replace(INSERT, ''));
    const startedAt = row - pending.split('\n').length + 1;
    for (const cells of rows) yield* rowOf(statement, cells, startedAt);
    pending = '';
    if (isOver) statement = undefined;
  }
}

function statementIn(line: string): Statement | undefined {
  for (const [kind, pattern] of Object.entries({ COPY, INSERT })) {
    const [, name, columns] = pattern.exec(line) ?? [];
    if (name === undefined || columns === undefined) continue;
    const plain = columns.replaceAll('"', '').split(/,\s*/);
    return { kind: kind as Statement['kind'], table: tableNamed(name), columns: plain };
  }
  return undefined;
}

function* rowOf({ table, columns }: Statement, cells: readonly string[], row: number): Iterable<ExportRow> {
  if (!table) return;
  const decoded = cells.map(decode);
  const entries = columns.map((column, i) => [column, decoded[i]?.text ?? ''] as const);
  const isRight = decoded.every((cell) => cell.isRight);
  yield* rowsOf({ table, row, entries, problem: isRight ? undefined : NOT_UTF8 });
}

/** Quotes inside a text are doubled, so a text that continues on the next line leaves an odd number of them. */
const isInText = (sql: string): boolean => sql.split("'").length % 2 === 0;

/** Parses a list of values. Removes casts, and reads `NULL` as empty. */
function valuesIn(sql: string): { rows: string[][]; isOver: boolean } {
  const rows: string[][] = [];
  let cells: string[] | undefined;
  let isOver = false;
  for (const [token, escaping, text] of sql.matchAll(TOKEN)) {
    if (token === '(') cells = [];
    else if (token === ')') {
      if (cells) rows.push(cells);
      cells = undefined;
    } else if (token === ';') isOver = cells === undefined;
    else if (token !== ',') cells?.push(text === undefined ? plainValue(token) : textOf(text, escaping !== ''));
  }
  return { rows, isOver };
}

const plainValue = (token: string): string => (/^null$/i.test(token) ? '' : token);

const textOf = (text: string, isEscaping: boolean): string => {
  const plain = text.replaceAll("''", "'");
  return isEscaping ? unescapeCopy(plain) : plain;
};

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', N: '' };
const unescapeCopy = (cell: string): string => cell.replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign);
