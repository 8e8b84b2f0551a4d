import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const cardPaymentRefusals = defineRefusals(409, 'Error performing action', {
  CARD_PAYMENT_ALREADY_HANDLED: '{who} {decision} this payment already.',
  CARD_PAYMENT_NOT_OPEN: 'This payment has settled its claim meanwhile, or is not there. The list is up to date now.',
});
