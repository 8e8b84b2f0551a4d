import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** How staff handled a payment that fits no claim. A closed list, so that no personal data is written here. */
export const cardPaymentOutcomes = ['paid-back', 'upgraded-by-hand', 'nothing-due'] as const;
export type CardPaymentOutcome = (typeof cardPaymentOutcomes)[number];

export type CardPaymentHandled = Event<'CardPaymentHandled', { outcome: CardPaymentOutcome }>;

export const cardPaymentEvents: EventTypes<CardPaymentHandled> = {
  CardPaymentHandled: { version: 1 },
};
