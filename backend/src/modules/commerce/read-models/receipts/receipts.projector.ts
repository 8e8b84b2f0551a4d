import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { type ReceiptsEvent, receiptNumber } from '../../domain/receipts.events.js';
import type { ReceiptEntry, ReceiptRow } from './receipts.row.js';

const lengthOfMonth = 'yyyy-mm'.length;
const movedAt = (at: string) => ({ month: at.slice(0, lengthOfMonth), at });

export const receiptsProjector: Projector<ReceiptsEvent, ReceiptRow> = {
  name: 'receipts',
  audience: { member: (row) => row.memberId },
  on: {
    ReceiptIssued: ({ data }, rows) => {
      const { memberId, paymentOf, paymentId: id, item, amount, currency, way, paidAt } = data;
      const number = receiptNumber(data);
      const entry = { kind: 'receipt' as const, number, amount, currency, way, ...movedAt(paidAt) };
      rows.set(id, (row) => {
        const entries = [...(row?.entries ?? []), entry];
        return { id, memberId, paymentOf, item, entries, paidAt: new Date(paidAt) };
      });
    },
    ReceiptCancelled: ({ data }, rows) => {
      const { paymentId, amount, returnedAt } = data;
      rows.update(paymentId, ({ entries }) => {
        const { currency, way } = entries.findLast(({ kind }) => kind === 'receipt') as ReceiptEntry;
        const entry = { kind: 'cancellation' as const, number: receiptNumber(data), amount, currency, way };
        return { entries: [...entries, { ...entry, ...movedAt(returnedAt) }] };
      });
    },
  },
};
