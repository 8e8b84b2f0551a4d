import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';

/** How staff handled a payment that fits no claim. A closed list, so that no personal data is written here. */
export const cardPaymentOutcomes = ['paid-back', 'upgraded-by-hand', 'nothing-due'] as const;
export type CardPaymentOutcome = (typeof cardPaymentOutcomes)[number];

export const cardPaymentEvents = {
  CardPaymentHandled: defineEvent<{ outcome: CardPaymentOutcome }>(),
};

export type CardPaymentHandled = EventIn<typeof cardPaymentEvents>;
