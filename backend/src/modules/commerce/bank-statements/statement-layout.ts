import { statementColumns } from '../../../reference-data/index.js';
import { readWords } from './words.js';

export const layoutFields = Object.keys(statementColumns) as LayoutField[];
export type LayoutField = keyof typeof statementColumns;
/** The heading of each column that is read. */
export type StatementLayout = Readonly<Partial<Record<LayoutField, string>>>;

const MAX_HEADING_LINES = 40;

export interface Table {
  readonly headings: readonly string[];
  /** The first line below the headings, counted from 1. */
  readonly firstLine: number;
  readonly rows: readonly (readonly string[])[];
}

/** Whether a statement can be read with this layout. */
export const isWholeLayout = ({ date, credit, amount }: StatementLayout): boolean =>
  date !== undefined && (credit !== undefined || amount !== undefined);

/** Finds the table below other text of the bank, and the columns with known headings. */
export function recognise(cells: readonly (readonly string[])[], known: StatementLayout = {}) {
  const found = cells.slice(0, MAX_HEADING_LINES).map((line, i) => ({ i, layout: layoutOf(line, known) }));
  const best = found.find(({ layout }) => isWholeLayout(layout)) ?? { i: widestOf(cells), layout: {} };
  const headings = cells[best.i] ?? [];
  const table: Table = { headings, firstLine: best.i + 2, rows: cells.slice(best.i + 1) };
  return { table, layout: best.layout };
}

/** Uses the columns that staff named. A line that lacks one of these headings is not the heading line. */
function layoutOf(line: readonly string[], known: StatementLayout): StatementLayout {
  if (isWholeLayout(known)) return Object.values(known).every((heading) => line.includes(heading)) ? known : {};
  const keys = line.map((heading) => readWords(heading).join(' '));
  const pairs = layoutFields.flatMap((field) => {
    const place = statementColumns[field].map((name) => keys.indexOf(name)).find((i) => i >= 0);
    return place === undefined ? [] : [[field, line[place] ?? ''] as const];
  });
  return Object.fromEntries(pairs);
}

const widestOf = (cells: readonly (readonly string[])[]): number => {
  const widths = cells.slice(0, MAX_HEADING_LINES).map((line) => line.filter((cell) => cell !== '').length);
  return widths.indexOf(Math.max(...widths));
};

/** Parses a layout as JSON, and drops unknown fields. */
export function parseLayout(text: string): StatementLayout {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  let named: unknown;
  try {
    named = JSON.parse(text);
  } catch {
    named = {};
  }
  const pairs = layoutFields.map((field) => [field, isObject(named) ? named[field] : undefined]);
  return Object.fromEntries(
    pairs.filter(([, heading]) => typeof heading === 'string' && heading !== ''),
  ) as StatementLayout;
}
