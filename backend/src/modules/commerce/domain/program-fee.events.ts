import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

/** Where a claim was made: by the member on the pricing page, by staff at the command line, or by paying with a card. */
export type ProgramFeeSource = 'member' | 'command line' | 'gateway';

/** What the member says of the payment: its day, and the amount in the minor units of the claim's currency. */
export interface SaidOfPayment {
  paidOn?: string;
  paidAmount?: number;
}

/** A claim that was withdrawn may be made again. */
type ProgramFeeSubmitted = Event<
  'ProgramFeeSubmitted',
  { plan: Plan; amount: number; currency: string; reference: string; source: ProgramFeeSource } & SaidOfPayment
>;
type ProgramFeeDescribed = Event<'ProgramFeeDescribed', SaidOfPayment>;
type ProgramFeeWithdrawn = Event<'ProgramFeeWithdrawn', Record<string, never>>;
/** Money arrived for a claim that was withdrawn. */
type ProgramFeeReopened = Event<'ProgramFeeReopened', Record<string, never>>;
/** Staff, the card gateway, or a row of a bank statement that staff matched. */
export const paidBy = ['staff', 'gateway', 'statement'] as const;
export type PaidBy = (typeof paidBy)[number];

/** Older events do not say how much. `statementRow` is the row that it was found in. */
export type ProgramFeeConfirmed = Event<
  'ProgramFeeConfirmed',
  { plan: Plan; by: PaidBy; amount?: number; currency?: string; statementRow?: string }
>;
export type ProgramFeeRejected = Event<'ProgramFeeRejected', { reason?: string }>;
/** The card gateway took another amount, or another currency, than the plan costs; staff decide. */
type ProgramFeeMismatched = Event<'ProgramFeeMismatched', { amount: number; currency: string }>;

/**
 * Money went back to the payer's card. Pro goes with it where all of it went and the claim was confirmed.
 * `ofFee` is how much of a confirmed fee went with it, and `left` what stays of a fee that waits, in the fee's currency.
 */
export type CardPaymentRefunded = Event<
  'CardPaymentRefunded',
  { amount: number; currency: string; isWhole: boolean; takesProBack: boolean; ofFee?: number; left?: number }
>;
/** The payer's bank asks for the money. Pro stays until that is lost. */
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
  ProgramFeeSubmitted: { version: 1, personal: { profile: { reference: '[erased]' } } },
  ProgramFeeDescribed: { version: 1 },
  ProgramFeeWithdrawn: { version: 1 },
  ProgramFeeReopened: { version: 1 },
  ProgramFeeConfirmed: { version: 1 },
  ProgramFeeRejected: { version: 1, personal: { profile: { reason: '[erased]' } } },
  ProgramFeeMismatched: { version: 1 },
  CardPaymentRefunded: { version: 1 },
  CardPaymentDisputed: { version: 1 },
};
