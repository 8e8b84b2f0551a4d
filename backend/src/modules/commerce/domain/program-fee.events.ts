import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Plan } from './membership.events.js';

/** Where a claim was made: by the member on the pricing page, or by staff at the command line. */
export type ProgramFeeSource = 'member' | 'command line';

type ProgramFeeSubmitted = Event<
  'ProgramFeeSubmitted',
  { plan: Plan; amount: number; currency: string; reference: string; source: ProgramFeeSource }
>;
export type ProgramFeeConfirmed = Event<'ProgramFeeConfirmed', { plan: Plan; by: 'staff' | 'gateway' }>;
export type ProgramFeeRejected = Event<'ProgramFeeRejected', { reason?: string }>;
/** The card gateway took another amount, or another currency, than the plan costs; staff decide. */
type ProgramFeeMismatched = Event<'ProgramFeeMismatched', { amount: number; currency: string }>;

/** Money went back to the payer's card. Pro goes with it where all of it went and the claim was confirmed. */
export type CardPaymentRefunded = Event<
  'CardPaymentRefunded',
  { amount: number; currency: string; isWhole: boolean; takesProBack: boolean }
>;
/** The payer's bank asks for the money. Pro stays until that is lost. */
type CardPaymentDisputed = Event<
  'CardPaymentDisputed',
  { amount: number; currency: string; outcome: 'open' | 'won' | 'lost' }
>;

export type ProgramFeeEvent =
  | ProgramFeeSubmitted
  | ProgramFeeConfirmed
  | ProgramFeeRejected
  | ProgramFeeMismatched
  | CardPaymentRefunded
  | CardPaymentDisputed;

export const programFeeEvents: EventTypes<ProgramFeeEvent> = {
  ProgramFeeSubmitted: { version: 1, personal: { profile: { reference: '[erased]' } } },
  ProgramFeeConfirmed: { version: 1 },
  ProgramFeeRejected: { version: 1, personal: { profile: { reason: '[erased]' } } },
  ProgramFeeMismatched: { version: 1 },
  CardPaymentRefunded: { version: 1 },
  CardPaymentDisputed: { version: 1 },
};
