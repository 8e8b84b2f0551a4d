import { type ExportRow, tableNamed } from './export-row.js';
import { decode, linesOf, NOT_UTF8, type PassOver, rowsOf } from './raw-row.js';
import { type Token, tokensOf, unescapeCopy } from './sql-tokens.js';

/** Where rows go. `columns` is undefined if the statement does not name them. */
interface Target {
  readonly name: string;
  readonly columns: readonly string[] | undefined;
}

interface Cell {
  readonly bytes: string;
  /** An expression instead of a value, such as `now()`. */
  readonly isComputed?: boolean;
}

const NO_COLUMNS = 'comes without the names of its columns: take the dump with --column-inserts';
const CUT_OFF = 'is where the file ends, in the middle: take the export anew';

/**
 * Reads a plain pg_dump, as hosted backends write it: `COPY` blocks, and `INSERT INTO table (columns) VALUES`.
 * Ignores other statements. A row's number is that of its first line.
 */
export async function* readDump(file: string, passOver: PassOver): AsyncIterable<ExportRow> {
  const statements = new DumpStatements(passOver);
  let row = 0;
  let pending = '';
  for await (const line of linesOf(file)) {
    row += 1;
    if (statements.copy) {
      yield* statements.copyRow(line, row);
      continue;
    }
    if (pending === '' && line.startsWith('\\')) continue; // a command to psql
    const { tokens, rest } = tokensOf(`${pending}${line}\n`);
    for (const token of tokens) yield* statements.take(token, row);
    pending = rest;
  }
  yield* statements.end(row, pending !== '');
}

/** Turns statements into rows, token by token. */
class DumpStatements {
  /** The block whose lines are rows. */
  copy: Target | undefined;
  /** The statement before its values. */
  private head: Token[] = [];
  private insert: Target | undefined;
  /** The row that has begun: complete cells, and the tokens of the next. */
  private open: { row: number; cells: Cell[]; parts: Token[]; depth: number } | undefined;

  constructor(private readonly passOver: PassOver) {}

  *copyRow(line: string, row: number): Iterable<ExportRow> {
    if (line === '\\.') this.copy = undefined;
    else if (this.copy) yield* this.rowOf(this.copy, line.split('\t').map(copied), row);
  }

  *take(token: Token, row: number): Iterable<ExportRow> {
    if (this.open) yield* this.takeValue(token);
    else if (isSign(token, ';')) this.endStatement();
    else if (!this.insert) this.takeHead(token);
    else if (isSign(token, '(') && this.head.length === 0) this.open = { row, cells: [], parts: [], depth: 0 };
    else if (!isSign(token, ',')) this.head.push(token); // what follows the values, such as ON CONFLICT
  }

  *end(row: number, isInText: boolean): Iterable<ExportRow> {
    const target = this.copy ?? this.insert ?? (isInText ? targetOf(this.head) : undefined);
    const table = target && tableNamed(target.name);
    if (table) yield* rowsOf({ table, row, entries: [], problem: CUT_OFF }, this.passOver);
  }

  private takeHead(token: Token): void {
    this.head.push(token);
    if (!isWord(this.head[0], 'insert') || !isWord(token, 'values')) return;
    this.insert = targetOf(this.head);
    this.head = [];
  }

  private *takeValue(token: Token): Iterable<ExportRow> {
    const { open, insert } = this;
    if (!open || !insert) return;
    const isOuter = open.depth === 0;
    if (isSign(token, '(')) open.depth += 1;
    if (isSign(token, ')')) open.depth -= 1;
    const isOver = open.depth < 0;
    if (!isOver && !(isOuter && isSign(token, ','))) {
      open.parts.push(token);
      return;
    }
    open.cells.push(cellOf(open.parts));
    open.parts = [];
    if (!isOver) return;
    this.open = undefined;
    yield* this.rowOf(insert, open.cells, open.row);
  }

  private endStatement(): void {
    const [last, before] = this.head.toReversed();
    if (isWord(this.head[0], 'copy') && isWord(before, 'from') && isWord(last, 'stdin'))
      this.copy = targetOf(this.head);
    this.insert = undefined;
    this.head = [];
  }

  private *rowOf({ name, columns }: Target, cells: readonly Cell[], row: number): Iterable<ExportRow> {
    const table = tableNamed(name);
    if (!table) {
      this.passOver(name);
      return;
    }
    const decoded = cells.map(({ bytes }) => decode(bytes));
    const entries = (columns ?? []).map((column, i) => [column, decoded[i]?.text ?? ''] as const);
    const computed = columns?.filter((_, i) => cells[i]?.isComputed) ?? [];
    const problem = problemOf(columns, cells.length, computed);
    const isRight = decoded.every((cell) => cell.isRight);
    yield* rowsOf({ table, row, entries, problem: problem ?? (isRight ? undefined : NOT_UTF8) }, this.passOver);
  }
}

function problemOf(columns: Target['columns'], count: number, computed: readonly string[]): string | undefined {
  if (!columns) return NO_COLUMNS;
  if (columns.length !== count) return `has ${String(count)} values, and ${String(columns.length)} columns`;
  return computed.length > 0 ? `computes ${computed.join(', ')}: write the value` : undefined;
}

/** `COPY table (columns) FROM` and `INSERT INTO table (columns)`. */
function targetOf(head: readonly Token[]): Target {
  const begin = head.findIndex((token) => isSign(token, '('));
  const end = head.findIndex((token) => isSign(token, ')'));
  const name = (begin < 0 ? head : head.slice(0, begin)).filter((token) => !isKeyword(token));
  const columns = begin < 0 ? undefined : head.slice(begin + 1, end).filter(({ kind }) => kind !== 'sign');
  return { name: name.map(({ value }) => value).join(''), columns: columns?.map(({ value }) => value) };
}

const keywords = new Set(['insert', 'into', 'only', 'copy', 'from', 'stdin', 'values']);
const isKeyword = ({ kind, value }: Token): boolean => kind === 'word' && keywords.has(value.toLowerCase());
const isSign = ({ kind, value }: Token, sign: string): boolean => kind === 'sign' && value === sign;
const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === 'word' && token.value.toLowerCase() === word;

const copied = (cell: string): Cell => ({ bytes: unescapeCopy(cell) });

function cellOf(parts: readonly Token[]): Cell {
  const [only = { kind: 'word', value: '' }, ...more] = parts;
  if (more.length > 0) return { bytes: parts.map(({ value }) => value).join(''), isComputed: true };
  return { bytes: isWord(only, 'null') || isWord(only, 'default') ? '' : only.value };
}
