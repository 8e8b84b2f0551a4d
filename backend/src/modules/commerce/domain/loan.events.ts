import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

type LoanRequested = Event<'LoanRequested', { amount: Money; purpose: string }>;
type LoanRequestApproved = Event<'LoanRequestApproved', Record<string, never>>;
type LoanRequestRejected = Event<'LoanRequestRejected', { reason?: string }>;

export type LoanEvent = LoanRequested | LoanRequestApproved | LoanRequestRejected;

const erased = '[erased]';

export const loanEvents: EventTypes<LoanEvent> = {
  LoanRequested: { version: 1, personal: { profile: { purpose: erased } } },
  LoanRequestApproved: { version: 1 },
  LoanRequestRejected: {
    version: 1,
    formerNames: ['LoanRequestDeclined'],
    personal: { profile: { reason: erased } },
  },
};
