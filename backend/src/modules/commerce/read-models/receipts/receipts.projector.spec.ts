import { describe, expect, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { receiptsProjector } from './receipts.projector.js';
import { type ReceiptRow, revenueRollUp } from './receipts.row.js';

const given = projectorSpec(receiptsProjector);
const id = '01900000-0000-7000-8000-00000000000a';
const memberId = '01900000-0000-7000-8000-00000000000b';
const paid = { amount: 3_500_000, currency: 'NGN', way: 'gateway' } as const;
const plan = { memberId, paymentOf: 'plan', paymentId: id, item: 'standard' } as const;
const issued = (number: number, paidAt: string) => ({
  type: 'ReceiptIssued' as const,
  data: { number, year: 2026, ...plan, ...paid, paidAt },
});
const cancelled = (number: number, amount: number, returnedAt: string) => ({
  type: 'ReceiptCancelled' as const,
  data: { number, year: 2026, paymentId: id, amount, returnedAt },
});
const november = '2026-11-30T23:59:59.000Z';
const december = '2026-12-01T00:00:00.000Z';
const receipt = { kind: 'receipt', number: '2026-000001', ...paid, month: '2026-11', at: november } as const;
const cancellation = { ...receipt, kind: 'cancellation', month: '2026-12', at: december } as const;
const row: ReceiptRow = {
  id,
  memberId,
  paymentOf: 'plan',
  item: 'standard',
  entries: [receipt],
  paidAt: new Date(november),
};
const entries = [
  receipt,
  { ...cancellation, number: '2026-000002', amount: 1_000_000 },
  { ...cancellation, number: '2026-000003', amount: 2_500_000 },
];

describe('receipts', () => {
  it('are shown by their payment', () => given(issued(1, november)).thenRows(row));
  it('keep what went back, part by part', () =>
    given(issued(1, november), cancelled(2, 1_000_000, december), cancelled(3, 2_500_000, december)).thenRows({
      ...row,
      entries,
    }));
  it('are two where an order was paid again', () =>
    given(issued(1, november), cancelled(2, 3_500_000, december), issued(3, december)).thenRow(id, {
      entries: [
        receipt,
        { ...cancellation, number: '2026-000002' },
        { ...receipt, number: '2026-000003', month: '2026-12', at: december },
      ],
    }));
});

describe('revenue', () => {
  it('counts what went back in the month in which it did', () =>
    expect(revenueRollUp.figuresOf({ ...row, entries })).toEqual({
      '2026-11/standard/NGN/gateway/receipt': 3_500_000,
      '2026-12/standard/NGN/gateway/cancellation': 3_500_000,
    }));
  it('counts orders together', () =>
    expect(revenueRollUp.figuresOf({ ...row, paymentOf: 'order', item: 'Business Cards' })).toEqual({
      '2026-11/order/NGN/gateway/receipt': 3_500_000,
    }));
});
