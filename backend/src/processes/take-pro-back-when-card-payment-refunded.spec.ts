import { expect, it } from '@jest/globals';
import { recordedEvent } from '../../test/support/recorded-event.js';
import { type CardPaymentRefunded, membership, membershipOf } from '../modules/commerce/public.js';
import { takeProBackWhenCardPaymentRefunded as rule } from './take-pro-back-when-card-payment-refunded.js';

const memberId = '01900000-0000-7000-8000-0000000000aa';
const refunded = (takesProBack: boolean) =>
  recordedEvent<CardPaymentRefunded>({
    type: 'CardPaymentRefunded',
    data: { amount: 450_000, currency: 'NGN', isWhole: true, takesProBack },
    meta: { subjectId: memberId },
  });

it('takes back the period of the claim', () => {
  const event = refunded(true);
  expect(rule.on.CardPaymentRefunded?.(event)).toEqual([
    {
      kind: membership.kind,
      ...membershipOf(memberId),
      command: { type: 'TakeProBack', data: { claimId: event.meta.streamId } },
    },
  ]);
});

it('takes nothing back for a claim that had given nothing', () => {
  expect(rule.on.CardPaymentRefunded?.(refunded(false))).toEqual([]);
});
