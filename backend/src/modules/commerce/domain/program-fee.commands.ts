import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';
import type { ProgramFeeSource, SaidOfPayment } from './program-fee.events.js';

export const programFeeStatuses = ['pending', 'confirmed', 'rejected', 'withdrawn'] as const;
export type ProgramFeeStatus = (typeof programFeeStatuses)[number];

/** Amount and currency are the plan's price at that moment. */
export type SubmitProgramFee = Command<
  'SubmitProgramFee',
  { plan: Plan; amount: number; currency: string; reference: string; source: ProgramFeeSource } & SaidOfPayment
>;
export type WithdrawProgramFee = Command<'WithdrawProgramFee', Record<string, never>>;
/** By the row of a bank statement where one is named. */
export type ConfirmProgramFee = Command<'ConfirmProgramFee', { reviewerIsMember: boolean; statementRow?: string }>;
export type RejectProgramFee = Command<'RejectProgramFee', { reason?: string; reviewerIsMember: boolean }>;
/** The card gateway says that this much was paid under the claim's reference. */
export type SettleProgramFee = Command<'SettleProgramFee', { amount: number; currency: string }>;

/** What the card gateway tells of money that was paid: it went back, or the payer's bank disputes it. */
export type CardReturn = 'refund' | 'dispute' | 'dispute-won' | 'dispute-lost';
/** With what is left of all that was charged under the reference in that currency. */
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
