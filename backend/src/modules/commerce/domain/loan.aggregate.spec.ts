import { describeRequest } from '../../../../test/support/request-decider-spec.js';
import { loan } from './loan.aggregate.js';
import type { LoanCommand } from './loan.commands.js';
import type { LoanEvent } from './loan.events.js';

const data = { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: 'A second oven' };

describeRequest<LoanCommand, LoanEvent>({
  decider: loan.decider,
  request: { type: 'RequestLoan', data },
  decide: (decision) => ({ type: 'DecideLoan', data: decision }),
  requested: { type: 'LoanRequested', data },
  approved: 'LoanRequestApproved',
  rejected: 'LoanRequestRejected',
});
