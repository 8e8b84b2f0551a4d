import { AlreadyDecided, type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { DecideLoan, LoanCommand, LoanStatus, RequestLoan } from './loan.commands.js';
import type { LoanEvent } from './loan.events.js';
import { orderRefusals } from './order.refusals.js';

export type Loan = { status: 'none' } | { status: LoanStatus };

export const loanDecider: Decider<Loan, LoanCommand, LoanEvent> = {
  initial: { status: 'none' },
  decide: (command, loan) => {
    switch (command.type) {
      case 'RequestLoan':
        return ask(command, loan);
      case 'DecideLoan':
        return settle(command, loan);
    }
  },
  evolve: (_, event) => {
    switch (event.type) {
      case 'LoanRequested':
        return { status: 'pending' };
      case 'LoanRequestApproved':
        return { status: 'approved' };
      case 'LoanRequestDeclined':
        return { status: 'rejected' };
    }
  },
};

function ask({ data: { amount, purpose } }: RequestLoan, { status }: Loan): LoanEvent[] {
  return status === 'none' ? [{ type: 'LoanRequested', data: { amount, purpose } }] : [];
}

function settle({ data: { to, reason, reviewerIsMember } }: DecideLoan, { status }: Loan): LoanEvent[] {
  if (reviewerIsMember) throw new DomainError(orderRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  if (status !== 'pending') throw new AlreadyDecided(orderRefusals.REQUEST_ALREADY_DECIDED);
  switch (to) {
    case 'pending':
      return [];
    case 'approved':
      return [{ type: 'LoanRequestApproved', data: {} }];
    case 'rejected':
      return [{ type: 'LoanRequestDeclined', data: { ...(reason && { reason }) } }];
  }
}
