import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export type PaymentOf = 'plan' | 'order';

export interface StatementMatch extends Money {
  readonly row: string;
  readonly paymentOf: PaymentOf;
  readonly paymentId: string;
}

/** The bank's texts are stored outside the log, as they name people. */
type StatementImported = Event<'StatementImported', { account: string; currency: string; rows: number }>;
type StatementRowMatched = Event<'StatementRowMatched', StatementMatch>;
export type StatementEvent = StatementImported | StatementRowMatched;

export const statementEvents: EventTypes<StatementEvent> = {
  StatementImported: { version: 1 },
  StatementRowMatched: { version: 1 },
};
