import { requestDecider } from '../../../platform/event-sourcing/index.js';
import type { LoanCommand } from './loan.commands.js';
import type { LoanEvent } from './loan.events.js';

export const loanDecider = requestDecider<LoanCommand, LoanEvent>({
  decide: 'DecideLoan',
  requested: 'LoanRequested',
  approved: 'LoanRequestApproved',
  rejected: 'LoanRequestRejected',
});
