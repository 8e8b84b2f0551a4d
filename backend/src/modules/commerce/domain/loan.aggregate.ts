import type { Aggregate, RequestState } from '../../../platform/event-sourcing/index.js';
import type { LoanCommand } from './loan.commands.js';
import { loanDecider } from './loan.decider.js';
import { type LoanEvent, loanEvents } from './loan.events.js';

export const loan: Aggregate<RequestState, LoanCommand, LoanEvent> = {
  kind: 'loan',
  events: loanEvents,
  decider: loanDecider,
  openLimit: { opens: 'RequestLoan', closedBy: ['LoanRequestApproved', 'LoanRequestRejected'] },
};
