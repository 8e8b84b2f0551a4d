import { defineAggregate } from '../../../platform/event-sourcing/index.js';
import { cardPaymentDecider } from './card-payment.decider.js';
import { cardPaymentEvents } from './card-payment.events.js';

/** How staff handled a card payment. Only payments that staff handled have a stream. */
export const cardPayment = defineAggregate('card-payment', cardPaymentEvents, cardPaymentDecider);

/** The subject is the payment itself, as the payer is unknown. */
export const cardPaymentOf = (paymentId: string): { streamId: string; subjectId: string } => ({
  streamId: paymentId,
  subjectId: paymentId,
});
