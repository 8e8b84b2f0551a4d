import type { Recorded } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';
import type { OrderPaymentReturned } from './order.events.js';

/** What went back of a payment. Money that goes back to a card has no reference, and `by` is the gateway. */
export interface ReturnedMoney extends Money {
  readonly at: string;
  readonly by: string | null;
  readonly reference: string | null;
}

/** With what went back before. */
export const addReturned = (
  before: ReturnedMoney | null,
  { data: { amount, currency, reference }, meta }: Recorded<OrderPaymentReturned>,
): ReturnedMoney => ({
  amount: (before?.amount ?? 0) + amount,
  currency,
  at: meta.recordedAt.toISOString(),
  by: meta.actorId,
  reference: reference ?? null,
});
