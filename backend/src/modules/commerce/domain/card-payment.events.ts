import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** What became of a payment that fits no claim. A closed list: nobody writes here about a payer. */
export const cardPaymentOutcomes = ['paid-back', 'upgraded-by-hand', 'nothing-due'] as const;
export type CardPaymentOutcome = (typeof cardPaymentOutcomes)[number];

export type CardPaymentHandled = Event<'CardPaymentHandled', { outcome: CardPaymentOutcome }>;

export const cardPaymentEvents: EventTypes<CardPaymentHandled> = {
  CardPaymentHandled: { version: 1 },
};
