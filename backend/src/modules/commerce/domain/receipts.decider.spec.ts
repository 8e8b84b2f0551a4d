import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { recordHistory } from '../../../../test/support/record-history.js';
import { receiptsOf } from './receipts.aggregate.js';
import type { CancelReceipt, IssueReceipt } from './receipts.commands.js';
import { receiptsDecider } from './receipts.decider.js';
import { type ReceiptsEvent, receiptNumber } from './receipts.events.js';

const given = deciderSpec(receiptsDecider);
const id = '01900000-0000-7000-8000-0000000000aa';
const issue: IssueReceipt = {
  type: 'IssueReceipt',
  data: {
    year: 2026,
    memberId: id,
    paymentOf: 'plan',
    paymentId: id,
    item: 'standard',
    amount: 3_500_000,
    currency: 'NGN',
    way: 'gateway',
    paidAt: '2026-11-21T10:00:00.000Z',
  },
};
const cancel: CancelReceipt = {
  type: 'CancelReceipt',
  data: { year: 2026, paymentId: id, amount: 3_500_000, returnedAt: '2026-12-01T10:00:00.000Z' },
};
const issued = (number: number): ReceiptsEvent => ({ type: 'ReceiptIssued', data: { number, ...issue.data } });
const cancelled = (number: number): ReceiptsEvent => ({ type: 'ReceiptCancelled', data: { number, ...cancel.data } });

describe('the receipts of a year', () => {
  it('begin with 1', () => given().when(issue).then(issued(1)));
  it('take the next number', () => given(issued(1)).when(issue).then(issued(2)));
  it('give a cancellation a number too', () => given(issued(1)).when(cancel).then(cancelled(2)));
  it('go on after it', () => given(issued(1), cancelled(2)).when(issue).then(issued(3)));
  it('stand in another stream than those of the next', () =>
    expect(receiptsOf(2026).streamId).not.toBe(receiptsOf(2027).streamId));
  it('are written with their year', () => expect(receiptNumber({ year: 2026, number: 123 })).toBe('2026-000123'));

  it('have no gaps, in whichever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(issue, cancel), { maxLength: 50 }), (commands) => {
        const numbers = recordHistory(receiptsDecider, commands).map(({ data }) => data.number);
        expect(numbers).toEqual(commands.map((_, i) => i + 1));
      }),
    );
  });
});
