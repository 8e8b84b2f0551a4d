import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';
import type { OrderPaymentClaim, OrderPaymentWay } from './order.commands.js';

type OrderPlaced = Event<'OrderPlaced', { toolName: string; price: Money }>;
type OrderProcessingStarted = Event<'OrderProcessingStarted', Record<string, never>>;
type OrderCompleted = Event<'OrderCompleted', Record<string, never>>;
type OrderStatusKept = Event<'OrderStatusKept', { status: string }>;
type OrderRejected = Event<'OrderRejected', { reason?: string }>;

type OrderPaymentClaimed = Event<'OrderPaymentClaimed', OrderPaymentClaim>;
type OrderPaymentWithdrawn = Event<'OrderPaymentWithdrawn', Record<string, never>>;
export type OrderPaid = Event<'OrderPaid', Money & { by: OrderPaymentWay; reference: string; toolName: string }>;
/**
 * Money went back to the payer's card, or from the bank, where staff name the `reference` of their transfer. When nothing
 * is left of the price, an order that stands must be paid again. Older events do not name the tool.
 */
export type OrderPaymentReturned = Event<
  'OrderPaymentReturned',
  Money & { toolName?: string; left?: number; reference?: string }
>;

export type OrderEvent =
  | OrderPlaced
  | OrderProcessingStarted
  | OrderCompleted
  | OrderRejected
  | OrderStatusKept
  | OrderPaymentClaimed
  | OrderPaymentWithdrawn
  | OrderPaid
  | OrderPaymentReturned;

export const orderEvents: EventTypes<OrderEvent> = {
  OrderPlaced: { version: 1 },
  OrderProcessingStarted: { version: 1 },
  OrderCompleted: { version: 1 },
  OrderRejected: { version: 1, personal: { profile: { reason: '[erased]' } } },
  OrderStatusKept: { version: 1 },
  OrderPaymentClaimed: { version: 1, personal: { profile: { reference: '[erased]', givenReference: '[erased]' } } },
  OrderPaymentWithdrawn: { version: 1 },
  OrderPaid: { version: 1, personal: { profile: { reference: '[erased]' } } },
  OrderPaymentReturned: { version: 1, personal: { profile: { reference: '[erased]' } } },
};
