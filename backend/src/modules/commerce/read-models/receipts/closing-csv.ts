import { disarmFormula, inMajorUnits } from '../../../../platform/http/csv-file.js';
import type { EntryOfMonth } from './receipts.sql.js';

const quoted = (text: string): string => `"${disarmFormula(text).replaceAll('"', '""')}"`;
const signed = ({ kind, amount }: EntryOfMonth): number => (kind === 'receipt' ? amount : -amount);
const sumOf = (entries: readonly EntryOfMonth[]): number => entries.reduce((sum, entry) => sum + signed(entry), 0);

/** Receipts and cancellations of a month, then the sums of each currency. */
export function closingCsv(month: string, entries: readonly EntryOfMonth[]): string {
  const lines = entries.map((entry) =>
    [
      entry.number,
      entry.at,
      entry.kind,
      entry.currency,
      inMajorUnits(signed(entry)),
      entry.way,
      quoted(entry.item),
    ].join(),
  );
  const sums = [...Map.groupBy(entries, ({ currency }) => currency)].flatMap(([currency, ofCurrency]) => {
    const { receipt = [], cancellation = [] } = Object.groupBy(ofCurrency, ({ kind }) => kind);
    return Object.entries({ receipts: receipt, cancellations: cancellation, all: ofCurrency }).map(([name, summed]) =>
      [
        '',
        month,
        `sum of ${name}`,
        currency,
        inMajorUnits(sumOf(summed)),
        '',
        quoted(`${String(summed.length)} entries`),
      ].join(),
    );
  });
  return ['number,date,kind,currency,amount,way,for', ...lines, ...sums, ''].join('\r\n');
}
