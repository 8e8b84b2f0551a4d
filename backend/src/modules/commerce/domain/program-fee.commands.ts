import type { Command } from '../../../platform/event-sourcing/index.js';
import type { ProgramFeeClaim } from './program-fee.events.js';

export const programFeeStatuses = ['pending', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ProgramFeeStatus = (typeof programFeeStatuses)[number];

/** `amount` and `currency` are the price of the plan at that moment. */
export type SubmitProgramFee = Command<'SubmitProgramFee', ProgramFeeClaim>;
export type WithdrawProgramFee = Command<'WithdrawProgramFee', Record<string, never>>;
/** `statementRow` is the row of a bank statement that confirms it. */
export type ConfirmProgramFee = Command<'ConfirmProgramFee', { reviewerIsMember: boolean; statementRow?: string }>;
export type RejectProgramFee = Command<'RejectProgramFee', { reason?: string; reviewerIsMember: boolean }>;
/** The card gateway reports this payment under the claim's reference. */
export type SettleProgramFee = Command<'SettleProgramFee', { amount: number; currency: string }>;

/** Reports of the card gateway about paid money: it went back, or the payer's bank disputes it. */
export type CardReturn = 'refund' | 'dispute' | 'dispute-won' | 'dispute-lost';
/** `left` is the rest of the charges under the reference in that currency. */
export type ReturnCardPayment = Command<
  'ReturnCardPayment',
  { kind: CardReturn; amount: number; currency: string; left: number }
>;

export type ProgramFeeCommand =
  | SubmitProgramFee
  | WithdrawProgramFee
  | ConfirmProgramFee
  | RejectProgramFee
  | SettleProgramFee
  | ReturnCardPayment;
