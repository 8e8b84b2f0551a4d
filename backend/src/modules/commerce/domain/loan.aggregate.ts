import { requestAggregate } from '../../../platform/event-sourcing/index.js';
import type { LoanCommand } from './loan.commands.js';
import { type LoanEvent, loanEvents } from './loan.events.js';

export const loan = requestAggregate<LoanCommand, LoanEvent>('loan', loanEvents, {
  ask: 'RequestLoan',
  decide: 'DecideLoan',
  requested: 'LoanRequested',
  approved: 'LoanRequestApproved',
  rejected: 'LoanRequestRejected',
});
