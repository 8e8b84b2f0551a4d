import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export const orderStatuses = ['pending', 'processing', 'completed', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type PlaceOrder = Command<'PlaceOrder', { toolName: string; price: Money }>;
export type ChangeOrderStatus = Command<
  'ChangeOrderStatus',
  { to: OrderStatus; reason?: string; reviewerIsMember: boolean }
>;

/** An unknown status of an imported order. It is shown as it is, and staff decide as on a pending order. */
type KeepOrderStatus = Command<'KeepOrderStatus', { status: string }>;

export const orderPaymentStates = ['unpaid', 'claimed', 'paid'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

export const orderPaymentWays = ['staff', 'gateway', 'statement'] as const;
export type OrderPaymentWay = (typeof orderPaymentWays)[number];

/** The member reports a payment and its reference. `amount` defaults to the price. */
export type ClaimOrderPayment = Command<
  'ClaimOrderPayment',
  { reference: string; givenReference?: string; amount?: number; paidOn?: string }
>;
export interface OrderPaymentClaim extends Money {
  readonly reference: string;
  /** Ours, that the page showed, where `reference` is the bank's. Older claims have none. */
  readonly givenReference?: string;
  /** YYYY-MM-DD. */
  readonly paidOn?: string;
}
export type WithdrawOrderPayment = Command<'WithdrawOrderPayment', Record<string, never>>;
/**
 * `paid` defaults to the price, and `reference` to that of the claim. `claimed` is the reference that staff were shown.
 */
export type PayOrder = Command<
  'PayOrder',
  { by: OrderPaymentWay; paid?: Money; reference?: string; claimed?: string; reviewerIsMember?: boolean }
>;
/** `left` is how much of the charges for the order has not gone back. */
export type ReturnOrderPayment = Command<'ReturnOrderPayment', { left: number }>;

/** Staff have sent back what was paid for a rejected order. The gateway tells by itself of what it sends. */
export type GiveBackOrderPayment = Command<'GiveBackOrderPayment', { reference: string; reviewerIsMember: boolean }>;

export type OrderCommand =
  | PlaceOrder
  | ChangeOrderStatus
  | KeepOrderStatus
  | ClaimOrderPayment
  | WithdrawOrderPayment
  | PayOrder
  | ReturnOrderPayment
  | GiveBackOrderPayment;
