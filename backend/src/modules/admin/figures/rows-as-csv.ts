import { disarmFormula } from '../../../platform/http/csv-file.js';

type Cells = ReadonlyMap<string, string>;

/** Rows as CSV (RFC 4180), with a column for each field of any row. No cell can be a formula. None is said in words. */
export function rowsAsCsv(rows: readonly object[]): string {
  if (rows.length === 0) return 'There is nothing to list.\r\n';
  const cells = rows.map((row): Cells => new Map(cellsOf(row, '')));
  const columns = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  const lines = cells.map((row) => columns.map((column) => written(row.get(column) ?? '')).join());
  return [columns.map(written).join(), ...lines, ''].join('\r\n');
}

function cellsOf(row: object, prefix: string): [string, string][] {
  return Object.entries(row).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (isGroup(value)) return cellsOf(value, `${prefix}${name}.`);
    return [[prefix + name, textOf(value)]];
  });
}

export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function written(text: string): string {
  const safe = disarmFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
