import type { Plan } from '../domain/membership.events.js';
import type { Money } from '../domain/money.js';
import type { CardReturn } from '../domain/program-fee.commands.js';

/**
 * Received: not looked at yet. Matched: it fits its claim. Mismatched: its claim is over another amount or currency.
 * Unmatched: the payer has no claim of its reference, or several, or is banned, or another charge paid it; staff look
 * after it, unless the payer's claim comes later, staff confirm one, or the ban is lifted. Handled: staff have done so, and said what they did.
 * Returned: it fits nothing, and went back. What tells of money that went back is unmatched until staff have seen it.
 */
export const cardPaymentStates = ['received', 'matched', 'mismatched', 'unmatched', 'handled', 'returned'] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];

/** A charge, or what became of one. */
export type CardPaymentKind = 'charge' | CardReturn;

/** What we gave the gateway along when we sent a member there: who pays, and what for. */
export interface PaymentPurpose {
  readonly memberId: string | null;
  readonly plan: Plan | null;
  readonly orderId: string | null;
}

/** What the card gateway says was paid, or went back. Nothing of the payer is kept but which member that is. */
export interface ChargedCard extends PaymentPurpose {
  readonly gatewayId: string;
  readonly reference: string;
  readonly paid: Money;
  readonly paidAt: Date | null;
}

/** A delivery of the gateway as it is kept. */
export interface CardPayment extends ChargedCard {
  /** Follows from what was signed, so that the same delivery is kept once. */
  readonly id: string;
  readonly kind: CardPaymentKind;
  readonly state: CardPaymentState;
  readonly claimId: string | null;
  readonly receivedAt: Date;
  /** The request that brought it; the events that it causes carry it as their correlation. */
  readonly requestId: string;
}

/** Why a payment settled nothing, or what was taken back. */
export const cardPaymentFaults = [
  'refunded',
  'disputed',
  'dispute-lost',
  'other-amount',
  'other-currency',
  'no-claim',
  'other-payer',
  'member-erased',
  'member-banned',
  'claim-rejected',
  'several-claims',
  'paid-already',
] as const;
export type CardPaymentFault = (typeof cardPaymentFaults)[number];

export interface ComparedCardPayment extends CardPayment {
  /** What the claim that it was settled for is over. */
  readonly fee: Money | null;
  /** Of the payer's own claims, and of those that staff confirmed. */
  readonly openClaims: number;
  /** Of the claims of others, whom the payment is not given to without staff. */
  readonly otherClaims: number;
  readonly rejectedClaims: number;
  readonly isOfErased: boolean;
  /** Whether the one open claim waits for its member's ban to be lifted. */
  readonly isHeld: boolean;
}

const returnFaults = {
  refund: 'refunded',
  dispute: 'disputed',
  'dispute-won': 'disputed',
  'dispute-lost': 'dispute-lost',
} as const;

export function faultOf(payment: ComparedCardPayment): CardPaymentFault | null {
  const { kind, state, paid, fee, openClaims, otherClaims, rejectedClaims, isOfErased, isHeld } = payment;
  if (kind !== 'charge') return returnFaults[kind];
  if (state === 'mismatched') return paid.currency === fee?.currency ? 'other-amount' : 'other-currency';
  if (state !== 'unmatched') return null;
  if (openClaims > 1 || (openClaims === 0 && otherClaims > 1)) return 'several-claims';
  if (openClaims === 1) return isHeld ? 'member-banned' : 'paid-already';
  if (isOfErased) return 'member-erased';
  if (otherClaims === 1) return 'other-payer';
  return rejectedClaims > 0 ? 'claim-rejected' : 'no-claim';
}
