import type { Writable } from 'node:stream';
import Papa from 'papaparse';
import { BYTE_ORDER_MARK, FORMULA_START } from '../platform/http/csv-file.js';
import type { RefusedRow } from './member-history.js';

/** Writes one table: the reasons first, then the rows' own columns. `import` can read it. */
export function writeRefused(to: Writable, refused: readonly RefusedRow[]): void {
  const columns = [...new Set(refused.flatMap(({ row }) => Object.keys(row.values)))];
  const rows = refused.map(({ row, problems }) => ({
    ...row.values,
    table: row.table,
    row: row.row,
    problem: problems.join('; '),
  }));
  const csv = Papa.unparse(rows, { columns: ['table', 'row', 'problem', ...columns], escapeFormulae: FORMULA_START });
  to.end(`${BYTE_ORDER_MARK}${csv}\r\n`);
}

/** Counts each reason, without content of the rows. */
export function countReasons(refused: readonly RefusedRow[]): string[] {
  const told = refused.flatMap(({ row, problems }) => problems.map((problem) => ({ row, problem })));
  const reasons = Map.groupBy(told, ({ row, problem }) => `${row.table}: ${problem.replaceAll(/row \d+/g, 'a row')}`);
  return [...reasons]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([reason, rows]) => `${String(rows.length)} × ${reason} (${exampleRows(rows)})`);
}

const MAX_EXAMPLES = 5;
const exampleRows = (rows: readonly Pick<RefusedRow, 'row'>[]): string => {
  const numbers = rows.slice(0, MAX_EXAMPLES).map(({ row }) => String(row.row));
  return `row ${numbers.join(', ')}${rows.length > MAX_EXAMPLES ? ', …' : ''}`;
};
