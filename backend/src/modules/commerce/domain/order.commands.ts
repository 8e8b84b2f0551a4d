import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export const orderStatuses = ['pending', 'processing', 'completed', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type PlaceOrder = Command<'PlaceOrder', { toolName: string; price: Money }>;
export type ChangeOrderStatus = Command<
  'ChangeOrderStatus',
  { to: OrderStatus; reason?: string; reviewerIsMember: boolean }
>;

/** A status of elsewhere that we do not know. It is shown as it is; staff decide as on a pending order. */
type KeepOrderStatus = Command<'KeepOrderStatus', { status: string }>;

export const orderPaymentStates = ['unpaid', 'claimed', 'paid'] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];

/** Who says that the money came: staff, the card gateway, or a row of a bank statement. */
export const orderPaymentWays = ['staff', 'gateway', 'statement'] as const;
export type OrderPaymentWay = (typeof orderPaymentWays)[number];

/** The member says what was paid, the price unless told, and under which reference. */
export type ClaimOrderPayment = Command<'ClaimOrderPayment', { reference: string; amount?: number; paidOn?: string }>;
export interface OrderPaymentClaim extends Money {
  readonly reference: string;
  /** The day, as YYYY-MM-DD. */
  readonly paidOn?: string;
}
export type WithdrawOrderPayment = Command<'WithdrawOrderPayment', Record<string, never>>;
/** Without a sum the price was paid, and without a reference it is that of the claim. */
export type PayOrder = Command<
  'PayOrder',
  { by: OrderPaymentWay; paid?: Money; reference?: string; reviewerIsMember?: boolean }
>;
/** `left` is how much of what was charged for the order has not gone back by now. */
export type ReturnOrderPayment = Command<'ReturnOrderPayment', { left: number }>;

export type OrderCommand =
  | PlaceOrder
  | ChangeOrderStatus
  | KeepOrderStatus
  | ClaimOrderPayment
  | WithdrawOrderPayment
  | PayOrder
  | ReturnOrderPayment;
