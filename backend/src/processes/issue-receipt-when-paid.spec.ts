import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import {
  type CardPaymentRefunded,
  type OrderPaid,
  type OrderPaymentReturned,
  type ProgramFeeConfirmed,
  receipts,
  receiptsOf,
} from '../modules/commerce/public.js';
import { issueReceiptWhenPaid as rule } from './issue-receipt-when-paid.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const meta = { subjectId: memberId, recordedAt: new Date('2026-12-31T23:59:59.999Z') };
const confirmed = (paid: { amount?: number; currency?: string }) =>
  recordedEvent<ProgramFeeConfirmed>({
    type: 'ProgramFeeConfirmed',
    data: { plan: 'basic', by: 'staff', ...paid },
    meta,
  });
const refunded = (ofFee?: number) =>
  recordedEvent<CardPaymentRefunded>({
    type: 'CardPaymentRefunded',
    data: { amount: 450_000, currency: 'NGN', isWhole: true, takesProBack: true, ...(ofFee && { ofFee }) },
    meta,
  });

it('issues one of the year in which the fee was confirmed', () => {
  const event = confirmed({ amount: 450_000, currency: 'NGN' });
  expect(rule.on.ProgramFeeConfirmed?.(event)).toEqual([
    {
      kind: receipts.kind,
      ...receiptsOf(2026),
      command: {
        type: 'IssueReceipt',
        data: {
          year: 2026,
          memberId,
          paymentOf: 'plan',
          paymentId: event.meta.streamId,
          item: 'basic',
          amount: 450_000,
          currency: 'NGN',
          way: 'staff',
          paidAt: '2026-12-31T23:59:59.999Z',
        },
      },
    },
  ]);
});

it('issues none for a confirmation of before, which says no amount', () => {
  expect(rule.on.ProgramFeeConfirmed?.(confirmed({}))).toEqual([]);
});

it('cancels what went back of the fee', () => {
  const event = refunded(450_000);
  const data = { year: 2026, paymentId: event.meta.streamId, amount: 450_000, returnedAt: '2026-12-31T23:59:59.999Z' };
  expect(rule.on.CardPaymentRefunded?.(event)).toEqual([
    { kind: receipts.kind, ...receiptsOf(2026), command: { type: 'CancelReceipt', data } },
  ]);
});

it('cancels nothing where no fee went back', () => {
  expect(rule.on.CardPaymentRefunded?.(refunded())).toEqual([]);
});

const price = { amount: 1_500_000, currency: 'NGN' };

it('issues one for an order, by the name of the tool', () => {
  const data = { toolName: 'Business Cards', ...price, by: 'statement' as const, reference: 'SK1' };
  const event = recordedEvent<OrderPaid>({ type: 'OrderPaid', data, meta });
  const [intent] = rule.on.OrderPaid?.(event) ?? [];
  expect(intent?.command).toMatchObject({
    type: 'IssueReceipt',
    data: { memberId, paymentOf: 'order', item: 'Business Cards', ...price, way: 'statement' },
  });
});

it('cancels that of an order whose money went back', () => {
  const event = recordedEvent<OrderPaymentReturned>({ type: 'OrderPaymentReturned', data: price, meta });
  const [intent] = rule.on.OrderPaymentReturned?.(event) ?? [];
  expect(intent?.command).toMatchObject({ type: 'CancelReceipt', data: { year: 2026, amount: 1_500_000 } });
});
