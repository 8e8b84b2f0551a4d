import { createHash } from 'node:crypto';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import { amountIn, type DecimalSign, decimalSignOf } from '../domain/amounts.js';
import type { StatementRow } from '../domain/statement.commands.js';
import { dateIn, dateOrderOf } from './statement-dates.js';
import { type LayoutField, layoutFields, type StatementLayout, type Table } from './statement-layout.js';

const ROWS = '01900000-0000-7000-8000-00000000ba2c';
const MAX_TEXT_LENGTH = 500;

type Cells = Readonly<Record<LayoutField, string>>;

export interface ReadStatement {
  readonly rows: readonly StatementRow[];
  /** How many rows are payments out, which are skipped. */
  readonly outgoing: number;
  /** Lines whose date or amount is not readable. */
  readonly unreadable: readonly number[];
}

/** The incoming payments, read by the columns of a layout. A row has the same id in every file. */
export function readStatement(table: Table, layout: StatementLayout, account: string): ReadStatement {
  const lines = table.rows.map((row) => cellsOf(row, table.headings, layout));
  const order = dateOrderOf(lines.map(({ date }) => date));
  const sign = lines.flatMap(({ amount, credit, debit }) =>
    [amount, credit, debit].flatMap((text) => decimalSignOf(text) ?? []),
  )[0];
  const seen = new Map<string, number>();
  const read = lines.map((cells, i): StatementRow | { line: number; isUnreadable: boolean } => {
    const [paidOn, amount] = [dateIn(cells.date, order), incomingOf(cells, sign)];
    const line = table.firstLine + i;
    // A line without a date is a total or text below the table.
    if (paidOn === undefined || amount === undefined) return { line, isUnreadable: /\d/.test(cells.date) };
    const { reference, narration, payer } = cells;
    const told = JSON.stringify([account, paidOn, amount, reference, narration, payer]);
    const occurrence = (seen.get(told) ?? 0) + 1;
    seen.set(told, occurrence);
    const digest = createHash('sha256')
      .update(`${told}/${String(occurrence)}`)
      .digest('hex');
    return { id: derivedId(ROWS, digest), line, paidOn, amount, reference, narration, payer };
  });
  const whole = read.filter((row): row is StatementRow => 'id' in row);
  const rows = whole.filter(({ amount }) => amount > 0);
  const unreadable = read.filter((row) => 'isUnreadable' in row && row.isUnreadable).map(({ line }) => line);
  return { rows, outgoing: whole.length - rows.length, unreadable };
}

function cellsOf(row: readonly string[], headings: readonly string[], layout: StatementLayout): Cells {
  const cells = layoutFields.map((field) => {
    const column = layout[field] === undefined ? -1 : headings.indexOf(layout[field]);
    return [field, (row[column] ?? '').slice(0, MAX_TEXT_LENGTH)];
  });
  return Object.fromEntries(cells) as Cells;
}

/** The amount that came in, in minor units; zero or less for money out; undefined when no cell has an amount. */
function incomingOf({ credit, debit, amount, direction }: Cells, sign: DecimalSign | undefined): number | undefined {
  const [paidIn, paidOut] = [amountIn(credit, sign), amountIn(debit, sign)];
  if (paidIn) return paidIn;
  if (paidOut) return -Math.abs(paidOut);
  const signed = amountIn(amount, sign);
  if (signed === undefined) return paidIn ?? paidOut;
  return /^\s*(d|dr|debit)\b/i.test(direction) ? -Math.abs(signed) : signed;
}
