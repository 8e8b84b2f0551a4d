import type { Plan } from '../domain/membership.events.js';
import type { Money } from '../domain/money.js';
import type { CardReturn } from '../domain/program-fee.commands.js';

/**
 * mismatched: its claim has another amount or currency. unmatched: the payer has no such claim or several, is banned,
 * or paid twice. Staff handle it, unless a claim or a confirmation comes, or the ban ends. handled: staff recorded what
 * they did. returned: it fitted nothing and went back. A return itself is unmatched until staff have seen it.
 */
export const cardPaymentStates = ['received', 'matched', 'mismatched', 'unmatched', 'handled', 'returned'] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];

/** A charge, or what happened to a charge later. */
export type CardPaymentKind = 'charge' | CardReturn;

/** Metadata that we give the gateway for a checkout: the payer, and the plan or order. */
export interface PaymentPurpose {
  readonly memberId: string | null;
  readonly plan: Plan | null;
  readonly orderId: string | null;
}

/** A charge or a return, as the gateway reports it. Of the payer, only the member id is stored. */
export interface ChargedCard extends PaymentPurpose {
  readonly gatewayId: string;
  readonly reference: string;
  readonly paid: Money;
  readonly paidAt: Date | null;
}

export interface CardPayment extends ChargedCard {
  /** Derived from the signed body, so that a repeated delivery is stored once. */
  readonly id: string;
  readonly kind: CardPaymentKind;
  readonly state: CardPaymentState;
  readonly claimId: string | null;
  readonly receivedAt: Date;
  /** The request of the delivery. It is the correlation of the events that follow. */
  readonly requestId: string;
}

/** Why a payment settled nothing, or what happened to money that went back. */
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
  /** The amount of the claim that it settled. */
  readonly fee: Money | null;
  /** Counts the payer's own claims, and claims that staff confirmed. */
  readonly openClaims: number;
  /** Counts claims of others. Only staff can assign the payment to one. */
  readonly otherClaims: number;
  readonly rejectedClaims: number;
  readonly isOfErased: boolean;
  /** Whether the one open claim is held because its member is banned. */
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
