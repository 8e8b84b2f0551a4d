import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

export const cardCheckoutEvents = {
  CardCheckoutOpened: defineEvent<{
    plan?: Plan;
    orderId?: string;
    amount: number;
    currency: string;
    reference: string;
  }>({
    personal: { profile: { reference: '[erased]' } },
  }),
  CardCheckoutPaid: defineEvent(),
  /** The gateway reports that nothing was paid. The member may still pay on the open page. */
  CardCheckoutNotPaid: defineEvent(),
};

export type CardCheckoutEvent = EventIn<typeof cardCheckoutEvents>;
export type CardCheckoutOpened = EventOf<CardCheckoutEvent, 'CardCheckoutOpened'>;
