import type { Recorded } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';
import type { OrderPaymentReturned } from './order.events.js';

/** What went back of a payment. Money that goes back to a card has no reference, and `by` is the gateway. */
export interface ReturnedMoney extends Money {
  readonly at: string;
  readonly by: string | null;
  readonly reference: string | null;
}

/** What both lists of orders hold of a payment. */
interface OrderPaymentRow {
  readonly paidAt: Date | null;
  readonly returned: ReturnedMoney | null;
}

export const unpaid = { claimed: null, paidAt: null, referenceKey: null } as const;

export const paid = (referenceKey: string, paidAt: Date) =>
  ({ claimed: null, paidAt, returned: null, referenceKey }) as const;

/** Adds to what went back before. Once nothing is left, the order is unpaid. */
export const returnedBy =
  ({ data: { amount, currency, reference, left }, meta }: Recorded<OrderPaymentReturned>) =>
  ({ paidAt, returned }: OrderPaymentRow): OrderPaymentRow => ({
    paidAt: left === undefined ? null : paidAt,
    returned: {
      amount: (returned?.amount ?? 0) + amount,
      currency,
      at: meta.recordedAt.toISOString(),
      by: meta.actorId,
      reference: reference ?? null,
    },
  });
