import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

/** What a payment is for: a plan, or an order. */
export type PaymentOf = 'plan' | 'order';

export interface StatementMatch extends Money {
  readonly row: string;
  readonly paymentOf: PaymentOf;
  readonly paymentId: string;
}

/** What the bank wrote stands beside the log: it names people. */
type StatementImported = Event<'StatementImported', { account: string; currency: string; rows: number }>;
type StatementRowMatched = Event<'StatementRowMatched', StatementMatch>;
export type StatementEvent = StatementImported | StatementRowMatched;

export const statementEvents: EventTypes<StatementEvent> = {
  StatementImported: { version: 1 },
  StatementRowMatched: { version: 1 },
};
