import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { HandleCardPayment } from './card-payment.commands.js';
import { type CardPaymentCare, cardPaymentDecider } from './card-payment.decider.js';
import { type CardPaymentHandled, cardPaymentEvents } from './card-payment.events.js';

/** How staff handled a card payment. Only payments that staff handled have a stream. */
export const cardPayment: Aggregate<CardPaymentCare, HandleCardPayment, CardPaymentHandled> = {
  kind: 'card-payment',
  events: cardPaymentEvents,
  decider: cardPaymentDecider,
};

/** The subject is the payment itself, as the payer is unknown. */
export const cardPaymentOf = (paymentId: string): { streamId: string; subjectId: string } => ({
  streamId: paymentId,
  subjectId: paymentId,
});
