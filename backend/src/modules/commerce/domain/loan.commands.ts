import type { Command, DecisionData } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

type RequestLoan = Command<'RequestLoan', { amount: Money; purpose: string }>;
type DecideLoan = Command<'DecideLoan', DecisionData>;

export type LoanCommand = RequestLoan | DecideLoan;
