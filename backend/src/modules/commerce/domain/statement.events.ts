import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export type PaymentOf = 'plan' | 'order';

export interface StatementMatch extends Money {
  readonly row: string;
  readonly paymentOf: PaymentOf;
  readonly paymentId: string;
}

export const statementEvents = {
  /** The bank's texts are stored outside the log, as they name people. */
  StatementImported: defineEvent<{ account: string; currency: string; rows: number }>(),
  StatementRowMatched: defineEvent<StatementMatch>(),
};

export type StatementEvent = EventIn<typeof statementEvents>;
