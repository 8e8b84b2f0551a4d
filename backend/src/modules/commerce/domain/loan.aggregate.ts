import type { Aggregate, RequestState } from '../../../platform/event-sourcing/index.js';
import type { LoanCommand } from './loan.commands.js';
import { loanDecider } from './loan.decider.js';
import { type LoanEvent, loanEvents } from './loan.events.js';

/** A business's request for a loan: one stream for each. No money moves here. */
export const loan: Aggregate<RequestState, LoanCommand, LoanEvent> = {
  kind: 'loan',
  events: loanEvents,
  decider: loanDecider,
};
