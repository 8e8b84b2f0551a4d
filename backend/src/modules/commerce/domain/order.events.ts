import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';
import type { OrderPaymentClaim, OrderPaymentWay } from './order.commands.js';

export const orderEvents = {
  OrderPlaced: defineEvent<{ toolName: string; price: Money }>(),
  OrderProcessingStarted: defineEvent(),
  OrderCompleted: defineEvent(),
  OrderRejected: defineEvent<{ reason?: string }>({ personal: { profile: { reason: '[erased]' } } }),
  OrderStatusKept: defineEvent<{ status: string }>(),
  OrderPaymentClaimed: defineEvent<OrderPaymentClaim>({
    personal: { profile: { reference: '[erased]', givenReference: '[erased]' } },
  }),
  OrderPaymentWithdrawn: defineEvent(),
  OrderPaid: defineEvent<Money & { by: OrderPaymentWay; reference: string; toolName: string }>({
    personal: { profile: { reference: '[erased]' } },
  }),
  /**
   * Money went back to the payer's card, or from the bank, where staff name the `reference` of their transfer. When nothing
   * is left of the price, an order that stands must be paid again. Older events do not name the tool.
   */
  OrderPaymentReturned: defineEvent<Money & { toolName?: string; left?: number; reference?: string }>({
    personal: { profile: { reference: '[erased]' } },
  }),
};

export type OrderEvent = EventIn<typeof orderEvents>;
export type OrderPaid = EventOf<OrderEvent, 'OrderPaid'>;
export type OrderPaymentReturned = EventOf<OrderEvent, 'OrderPaymentReturned'>;
