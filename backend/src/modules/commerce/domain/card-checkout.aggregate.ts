import { type Aggregate, byType, derivedStream, foldByType } from '../../../platform/event-sourcing/index.js';
import type { CardCheckoutCommand, CardCheckoutStatus } from './card-checkout.commands.js';
import { type CardCheckoutEvent, cardCheckoutEvents } from './card-checkout.events.js';

interface CardCheckout {
  readonly status: 'none' | CardCheckoutStatus;
}

/** One visit to the gateway's page. Payments that were not opened here have none. */
export const cardCheckout: Aggregate<CardCheckout, CardCheckoutCommand, CardCheckoutEvent> = {
  kind: 'card-checkout',
  events: cardCheckoutEvents,
  decider: {
    initial: { status: 'none' },
    decide: byType<CardCheckoutCommand, [CardCheckout], CardCheckoutEvent[]>({
      OpenCardCheckout: ({ data }, { status }) => (status === 'none' ? [{ type: 'CardCheckoutOpened', data }] : []),
      NoteCardCheckout: ({ data: { isPaid } }, { status }) => {
        if (status === 'none' || status === 'paid') return [];
        if (isPaid) return [{ type: 'CardCheckoutPaid', data: {} }];
        return status === 'open' ? [{ type: 'CardCheckoutNotPaid', data: {} }] : [];
      },
    }),
    evolve: foldByType<CardCheckout, CardCheckoutEvent>({
      CardCheckoutOpened: () => ({ status: 'open' }),
      CardCheckoutPaid: () => ({ status: 'paid' }),
      CardCheckoutNotPaid: () => ({ status: 'not-paid' }),
    }),
  },
};

/** Named by its reference, which is unique to the visit. */
export const cardCheckoutOf = (memberId: string, referenceKey: string) =>
  derivedStream(memberId, `card-checkout/${referenceKey}`);
