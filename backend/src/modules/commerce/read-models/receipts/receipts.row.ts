import { p } from '@mikro-orm/core';
import { type RollUp, type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { PaymentWay } from '../../domain/receipts.events.js';

/** A receipt or a cancellation. Its month is that of the payment, in UTC. */
export interface ReceiptEntry {
  readonly kind: 'receipt' | 'cancellation';
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  readonly way: PaymentWay;
  readonly month: string;
  readonly at: string;
}

/** One row for each payment, with all its entries, oldest first. */
export const Receipt = readTable('Receipt', 'receipts', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  paymentOf: p.text().$type<'plan' | 'order'>(),
  item: p.text(),
  entries: p.json<readonly ReceiptEntry[]>(),
  paidAt: p.datetime(),
});
export type ReceiptRow = RowOf<typeof Receipt>;

/** Sums of payments and returns in minor units, by month, plan or order, currency and way of paying. */
export const revenueRollUp: RollUp<ReceiptRow> = {
  table: 'receipts_figures',
  figuresOf: ({ paymentOf, item, entries }) => {
    const sums: Record<string, number> = {};
    for (const { month, currency, way, kind, amount } of entries) {
      const name = [month, paymentOf === 'order' ? 'order' : item, currency, way, kind].join('/');
      sums[name] = (sums[name] ?? 0) + amount;
    }
    return sums;
  },
};
