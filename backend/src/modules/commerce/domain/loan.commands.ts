import type { Command, DecisionData } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export type RequestLoan = Command<'RequestLoan', { amount: Money; purpose: string }>;
export type DecideLoan = Command<'DecideLoan', DecisionData>;

export type LoanCommand = RequestLoan | DecideLoan;
