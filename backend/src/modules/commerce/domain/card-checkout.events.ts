import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

export type CardCheckoutOpened = Event<
  'CardCheckoutOpened',
  { plan?: Plan; orderId?: string; amount: number; currency: string; reference: string }
>;
type CardCheckoutPaid = Event<'CardCheckoutPaid', Record<string, never>>;
/** The gateway reports that nothing was paid. The member may still pay on the open page. */
type CardCheckoutNotPaid = Event<'CardCheckoutNotPaid', Record<string, never>>;

export type CardCheckoutEvent = CardCheckoutOpened | CardCheckoutPaid | CardCheckoutNotPaid;

export const cardCheckoutEvents: EventTypes<CardCheckoutEvent> = {
  CardCheckoutOpened: { version: 1, personal: { profile: { reference: '[erased]' } } },
  CardCheckoutPaid: { version: 1 },
  CardCheckoutNotPaid: { version: 1 },
};
