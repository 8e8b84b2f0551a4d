import { planName } from '../../shared/plans';
import { proPeriodMonths } from '../../shared/reference-data';
import type { Receipt } from './api/receipts.query';

export type ReceiptEntry = Receipt['entries'][number];

export const itemOf = ({ paymentOf, item }: Pick<Receipt, 'paymentOf' | 'item'>): string =>
  paymentOf === 'plan' ? `Sankofa Pro, ${planName(item)} plan, ${proPeriodMonths} months` : item;

export const wayNames: Readonly<Record<string, string>> = {
  staff: 'Confirmed by our team',
  gateway: 'Card',
  statement: 'Bank transfer',
};

/** The last receipt, the refunds since, and the amount left. */
export function latestOf({ entries }: Pick<Receipt, 'entries'>) {
  const at = entries.findLastIndex(({ kind }) => kind === 'receipt');
  const [receipt, ...returns] = entries.slice(at) as [ReceiptEntry, ...ReceiptEntry[]];
  return { receipt, returns, left: returns.reduce((left, { amount }) => left - amount, receipt.amount) };
}
