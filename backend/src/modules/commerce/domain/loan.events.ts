import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

const erased = '[erased]';

export const loanEvents = {
  LoanRequested: defineEvent<{ amount: Money; purpose: string }>({ personal: { profile: { purpose: erased } } }),
  LoanRequestApproved: defineEvent(),
  LoanRequestRejected: defineEvent<{ reason?: string }>({
    formerNames: ['LoanRequestDeclined'],
    personal: { profile: { reason: erased } },
  }),
};

export type LoanEvent = EventIn<typeof loanEvents>;
