import { type CardPaymentRefunded, membership, membershipOf } from '../modules/commerce/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

export const takeProBackWhenCardPaymentRefunded: Process<CardPaymentRefunded> = {
  name: 'take-pro-back-when-card-payment-refunded',
  on: {
    CardPaymentRefunded: ({ data: { takesProBack }, meta: { streamId: claimId, subjectId } }) =>
      takesProBack ? [intend(membership, membershipOf(subjectId), { type: 'TakeProBack', data: { claimId } })] : [],
  },
};
