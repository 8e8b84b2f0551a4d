import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const cardPaymentRefusals = defineRefusals({
  CARD_PAYMENT_ALREADY_HANDLED: {
    status: 409,
    title: 'Error performing action',
    detail: '{who} {decision} this payment already.',
  },
  CARD_PAYMENT_NOT_OPEN: {
    status: 409,
    title: 'Error performing action',
    detail: 'This payment has settled its claim meanwhile, or is not there. The list is up to date now.',
  },
});
