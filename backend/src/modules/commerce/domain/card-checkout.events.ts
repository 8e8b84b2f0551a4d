import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

/** A member was sent to the gateway's page to pay for a plan or for an order. */
export type CardCheckoutOpened = Event<
  'CardCheckoutOpened',
  { plan?: Plan; orderId?: string; amount: number; currency: string; reference: string }
>;
type CardCheckoutPaid = Event<'CardCheckoutPaid', Record<string, never>>;
/** The gateway says that nothing was paid. The member may still do so on the page that stands open. */
type CardCheckoutNotPaid = Event<'CardCheckoutNotPaid', Record<string, never>>;

export type CardCheckoutEvent = CardCheckoutOpened | CardCheckoutPaid | CardCheckoutNotPaid;

export const cardCheckoutEvents: EventTypes<CardCheckoutEvent> = {
  CardCheckoutOpened: { version: 1, personal: { profile: { reference: '[erased]' } } },
  CardCheckoutPaid: { version: 1 },
  CardCheckoutNotPaid: { version: 1 },
};
