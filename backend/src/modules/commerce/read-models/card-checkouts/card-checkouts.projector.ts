import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { CardCheckoutEvent } from '../../domain/card-checkout.events.js';
import type { CardCheckoutRow } from './card-checkouts.row.js';

export const cardCheckoutsProjector: Projector<CardCheckoutEvent, CardCheckoutRow> = {
  name: 'card-checkouts',
  audience: { member: (row) => row.memberId },
  on: {
    CardCheckoutOpened: ({ data: { plan = null, orderId = null, amount, currency, reference }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: openedAt } = meta;
      rows.put({ id, memberId, plan, orderId, price: { amount, currency }, reference, status: 'open', openedAt });
    },
    CardCheckoutPaid: ({ meta }, rows) => rows.update(meta.streamId, { status: 'paid' }),
    CardCheckoutNotPaid: ({ meta }, rows) => rows.update(meta.streamId, { status: 'not-paid' }),
  },
};
