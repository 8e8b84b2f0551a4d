import {
  AlreadyDecided,
  byType,
  type Decider,
  DomainError,
  foldByType,
} from '../../../platform/event-sourcing/index.js';
import type { ChangeOrderStatus, OrderCommand, OrderStatus, PlaceOrder } from './order.commands.js';
import type { OrderEvent } from './order.events.js';
import { orderRefusals } from './order.refusals.js';

export type Order = { status: 'none' } | { status: OrderStatus };

/** Where an order may go from where it is; completed and rejected are the end. */
export const nextOrderStatuses: Readonly<Record<OrderStatus, readonly Exclude<OrderStatus, 'pending'>[]>> = {
  pending: ['processing', 'rejected'],
  processing: ['completed'],
  completed: [],
  rejected: [],
};

export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  initial: { status: 'none' },
  decide: byType({ PlaceOrder: place, ChangeOrderStatus: changeStatus }),
  evolve: foldByType({
    OrderPlaced: () => ({ status: 'pending' }),
    OrderProcessingStarted: () => ({ status: 'processing' }),
    OrderCompleted: () => ({ status: 'completed' }),
    OrderRejected: () => ({ status: 'rejected' }),
  }),
};

function place({ data: { toolName, price } }: PlaceOrder, { status }: Order): OrderEvent[] {
  return status === 'none' ? [{ type: 'OrderPlaced', data: { toolName, price } }] : [];
}

function changeStatus({ data }: ChangeOrderStatus, { status }: Order): OrderEvent[] {
  const { to, reason, reviewerIsMember } = data;
  if (reviewerIsMember) throw new DomainError(orderRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  const next = nextOrderStatuses[status].find((possible) => possible === to);
  if (next === undefined) throw refusalOf(status, to);
  switch (next) {
    case 'processing':
      return [{ type: 'OrderProcessingStarted', data: {} }];
    case 'completed':
      return [{ type: 'OrderCompleted', data: {} }];
    case 'rejected':
      return [{ type: 'OrderRejected', data: { ...(reason && { reason }) } }];
  }
}

/** An order that is no longer pending was changed by someone, who is worth naming. */
function refusalOf(from: OrderStatus, to: OrderStatus): DomainError {
  if (from === 'pending') return new DomainError(orderRefusals.ORDER_STATUS_NOT_POSSIBLE, { from, to });
  return new AlreadyDecided(orderRefusals.ORDER_ALREADY_CHANGED, { from, to });
}
