import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
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
/** `statement` is a row of a bank statement that staff matched. */
export const paidBy = ['staff', 'gateway', 'statement'] as const;
export type PaidBy = (typeof paidBy)[number];

export const programFeeEvents = {
  /** Can follow a withdrawal. */
  ProgramFeeSubmitted: defineEvent<ProgramFeeClaim>({
    personal: { profile: { reference: '[erased]', givenReference: '[erased]' } },
  }),
  ProgramFeeDescribed: defineEvent<SaidOfPayment>(),
  ProgramFeeWithdrawn: defineEvent(),
  /** Money arrived for a withdrawn claim. */
  ProgramFeeReopened: defineEvent(),
  /** Older events have no amount. `statementRow` is the row that confirmed the fee. */
  ProgramFeeConfirmed: defineEvent<{
    plan: Plan;
    by: PaidBy;
    amount?: number;
    currency?: string;
    statementRow?: string;
  }>(),
  ProgramFeeRejected: defineEvent<{ reason?: string }>({ personal: { profile: { reason: '[erased]' } } }),
  /** The card gateway took another amount or currency than the plan costs. Staff decide. */
  ProgramFeeMismatched: defineEvent<{ amount: number; currency: string }>(),
  /** Money went back to the card. `ofFee` is that part of a confirmed fee, `left` the rest of an unconfirmed one. */
  CardPaymentRefunded: defineEvent<{
    amount: number;
    currency: string;
    isWhole: boolean;
    takesProBack: boolean;
    ofFee?: number;
    left?: number;
  }>(),
  /** The payer's bank disputes the payment. Pro stays until the dispute is lost. */
  CardPaymentDisputed: defineEvent<{ amount: number; currency: string; outcome: 'open' | 'won' | 'lost' }>(),
};

export type ProgramFeeEvent = EventIn<typeof programFeeEvents>;
export type ProgramFeeConfirmed = EventOf<ProgramFeeEvent, 'ProgramFeeConfirmed'>;
export type CardPaymentRefunded = EventOf<ProgramFeeEvent, 'CardPaymentRefunded'>;
