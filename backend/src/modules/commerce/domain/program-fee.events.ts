import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

/** The claim came from the member on the pricing page, from staff at the command line, or from a card payment. */
export type ProgramFeeSource = 'member' | 'command line' | 'gateway';

/** The member's report of the payment. The amount is in minor units of the claim's currency. */
export interface SaidOfPayment {
  paidOn?: string;
  paidAmount?: number;
}

export interface ProgramFeeClaim extends SaidOfPayment {
  plan: Plan;
  amount: number;
  currency: string;
  reference: string;
  /** Ours, that the page showed, where `reference` is the bank's. Older claims have none. */
  givenReference?: string;
  source: ProgramFeeSource;
}

/** Can follow a withdrawal. */
type ProgramFeeSubmitted = Event<'ProgramFeeSubmitted', ProgramFeeClaim>;
type ProgramFeeDescribed = Event<'ProgramFeeDescribed', SaidOfPayment>;
type ProgramFeeWithdrawn = Event<'ProgramFeeWithdrawn', Record<string, never>>;
/** Money arrived for a withdrawn claim. */
type ProgramFeeReopened = Event<'ProgramFeeReopened', Record<string, never>>;
/** `statement` is a row of a bank statement that staff matched. */
export const paidBy = ['staff', 'gateway', 'statement'] as const;
export type PaidBy = (typeof paidBy)[number];

/** Older events have no amount. `statementRow` is the row that confirmed the fee. */
export type ProgramFeeConfirmed = Event<
  'ProgramFeeConfirmed',
  { plan: Plan; by: PaidBy; amount?: number; currency?: string; statementRow?: string }
>;
type ProgramFeeRejected = Event<'ProgramFeeRejected', { reason?: string }>;
/** The card gateway took another amount or currency than the plan costs. Staff decide. */
type ProgramFeeMismatched = Event<'ProgramFeeMismatched', { amount: number; currency: string }>;

/** Money went back to the card. `ofFee` is that part of a confirmed fee, `left` the rest of an unconfirmed one. */
export type CardPaymentRefunded = Event<
  'CardPaymentRefunded',
  { amount: number; currency: string; isWhole: boolean; takesProBack: boolean; ofFee?: number; left?: number }
>;
/** The payer's bank disputes the payment. Pro stays until the dispute is lost. */
type CardPaymentDisputed = Event<
  'CardPaymentDisputed',
  { amount: number; currency: string; outcome: 'open' | 'won' | 'lost' }
>;

export type ProgramFeeEvent =
  | ProgramFeeSubmitted
  | ProgramFeeDescribed
  | ProgramFeeWithdrawn
  | ProgramFeeReopened
  | ProgramFeeConfirmed
  | ProgramFeeRejected
  | ProgramFeeMismatched
  | CardPaymentRefunded
  | CardPaymentDisputed;

export const programFeeEvents: EventTypes<ProgramFeeEvent> = {
  ProgramFeeSubmitted: { version: 1, personal: { profile: { reference: '[erased]', givenReference: '[erased]' } } },
  ProgramFeeDescribed: { version: 1 },
  ProgramFeeWithdrawn: { version: 1 },
  ProgramFeeReopened: { version: 1 },
  ProgramFeeConfirmed: { version: 1 },
  ProgramFeeRejected: { version: 1, personal: { profile: { reason: '[erased]' } } },
  ProgramFeeMismatched: { version: 1 },
  CardPaymentRefunded: { version: 1 },
  CardPaymentDisputed: { version: 1 },
};
