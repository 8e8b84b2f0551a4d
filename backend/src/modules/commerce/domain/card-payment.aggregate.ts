import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { HandleCardPayment } from './card-payment.commands.js';
import { type CardPaymentCare, cardPaymentDecider } from './card-payment.decider.js';
import { type CardPaymentHandled, cardPaymentEvents } from './card-payment.events.js';

/** The care that staff take of a payment of the card gateway: one stream for each that they had to look after. */
export const cardPayment: Aggregate<CardPaymentCare, HandleCardPayment, CardPaymentHandled> = {
  kind: 'card-payment',
  events: cardPaymentEvents,
  decider: cardPaymentDecider,
};

/** The stream is about no member: nobody knows who paid. */
export const cardPaymentOf = (paymentId: string): { streamId: string; subjectId: string } => ({
  streamId: paymentId,
  subjectId: paymentId,
});
