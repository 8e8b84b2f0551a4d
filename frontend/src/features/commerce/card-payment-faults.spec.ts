import { describe, expect, it } from '@jest/globals';
import type { CardPayment } from './api/card-payments.query';
import { explainFault } from './card-payment-faults';

const payment: CardPayment = {
  paymentId: '01900000-0000-7000-8000-00000000000a',
  reference: 'T1',
  paid: { amount: 450_000, currency: 'NGN' },
  expected: { amount: 3_500_000, currency: 'NGN' },
  state: 'mismatched',
  fault: 'other-amount',
  applicationId: null,
  paidAt: null,
  receivedAt: '2026-11-21T10:00:00Z',
};

describe('a card payment that settled nothing', () => {
  it('of another amount or currency is told with what the claim is over', () => {
    expect(explainFault(payment).why).toBe('Another amount: the claim is over ₦35,000.');
    expect(explainFault({ ...payment, fault: 'other-currency' }).why).toBe(
      'Another currency: the claim is over ₦35,000.',
    );
  });

  it.each(['no-claim', 'member-erased', 'member-banned', 'claim-rejected', 'several-claims', 'paid-already'] as const)(
    'says what to do: %s',
    (fault) => {
      const { why, whatToDo } = explainFault({ ...payment, fault, expected: null });
      expect(why).toMatch(/claim/);
      expect(whatToDo).toMatch(/gateway|reference/);
    },
  );
});
