import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';
import type { ProgramFeeSource } from './program-fee.events.js';

export const programFeeStatuses = ['pending', 'confirmed', 'rejected'] as const;
export type ProgramFeeStatus = (typeof programFeeStatuses)[number];

/** Amount and currency are the plan's price at that moment. */
export type SubmitProgramFee = Command<
  'SubmitProgramFee',
  { plan: Plan; amount: number; currency: string; reference: string; source: ProgramFeeSource }
>;
export type ConfirmProgramFee = Command<'ConfirmProgramFee', { reviewerIsMember: boolean }>;
export type RejectProgramFee = Command<'RejectProgramFee', { reason?: string; reviewerIsMember: boolean }>;
/** The card gateway says that this much was paid under the claim's reference. */
export type SettleProgramFee = Command<'SettleProgramFee', { amount: number; currency: string }>;

export type ProgramFeeCommand = SubmitProgramFee | ConfirmProgramFee | RejectProgramFee | SettleProgramFee;
