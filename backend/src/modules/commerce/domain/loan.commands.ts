import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export const loanStatuses = ['pending', 'approved', 'rejected'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

export type RequestLoan = Command<'RequestLoan', { amount: Money; purpose: string }>;
export type DecideLoan = Command<'DecideLoan', { to: LoanStatus; reason?: string; reviewerIsMember: boolean }>;

export type LoanCommand = RequestLoan | DecideLoan;
