import {
  AlreadyDecided,
  byType,
  type Decider,
  DomainError,
  foldByType,
} from '../../../platform/event-sourcing/index.js';
import { isSameMoney, type Money } from './money.js';
import type {
  ChangeOrderStatus,
  ClaimOrderPayment,
  GiveBackOrderPayment,
  OrderCommand,
  OrderPaymentClaim,
  OrderStatus,
  PayOrder,
  PlaceOrder,
  ReturnOrderPayment,
  WithdrawOrderPayment,
} from './order.commands.js';
import type { OrderEvent } from './order.events.js';
import { orderRefusals } from './order.refusals.js';

export type Order =
  | { status: 'none' }
  | {
      status: OrderStatus;
      toolName: string;
      price: Money;
      claim: OrderPaymentClaim | null;
      /** How much of the payment has not gone back. An order is paid while anything is left. */
      kept: number;
    };
type PlacedOrder = Exclude<Order, { status: 'none' }>;

/** Possible next statuses. completed and rejected are final. */
export const nextOrderStatuses: Readonly<Record<OrderStatus, readonly Exclude<OrderStatus, 'pending'>[]>> = {
  pending: ['processing', 'rejected'],
  processing: ['completed'],
  completed: [],
  rejected: [],
};

export const isOrderStatus = (status: string): status is OrderStatus => status in nextOrderStatuses;

export const orderDecider: Decider<Order, OrderCommand, OrderEvent> = {
  initial: { status: 'none' },
  decide: byType({
    PlaceOrder: place,
    ChangeOrderStatus: changeStatus,
    KeepOrderStatus: ({ data }, { status }) => (status === 'pending' ? [{ type: 'OrderStatusKept', data }] : []),
    ClaimOrderPayment: claimPayment,
    WithdrawOrderPayment: withdrawPayment,
    PayOrder: pay,
    ReturnOrderPayment: returnPayment,
    GiveBackOrderPayment: giveBackPayment,
  }),
  evolve: (order, event) => {
    if (event.type === 'OrderPlaced') return { status: 'pending', ...event.data, claim: null, kept: 0 };
    return order.status === 'none' ? order : changed(order, event);
  },
};

const changed = foldByType<PlacedOrder, Exclude<OrderEvent, { type: 'OrderPlaced' }>>({
  OrderProcessingStarted: (order) => ({ ...order, status: 'processing' }),
  OrderCompleted: (order) => ({ ...order, status: 'completed' }),
  OrderRejected: (order) => ({ ...order, status: 'rejected' }),
  OrderStatusKept: (order) => order,
  OrderPaymentClaimed: (order, { data: claim }) => ({ ...order, claim }),
  OrderPaymentWithdrawn: (order) => ({ ...order, claim: null }),
  OrderPaid: (order) => ({ ...order, claim: null, kept: order.price.amount }),
  OrderPaymentReturned: (order, { data: { left = 0 } }) => ({ ...order, kept: left }),
});

function place({ data: { toolName, price } }: PlaceOrder, { status }: Order): OrderEvent[] {
  return status === 'none' ? [{ type: 'OrderPlaced', data: { toolName, price } }] : [];
}

function claimPayment({ data }: ClaimOrderPayment, order: Order): OrderEvent[] {
  assertPayable(order);
  if (order.kept > 0) throw new DomainError(orderRefusals.ORDER_PAID_ALREADY);
  const { amount = order.price.amount, ...told } = data;
  const claim = { ...order.price, amount, ...told };
  return isSameClaim(claim, order.claim) ? [] : [{ type: 'OrderPaymentClaimed', data: claim }];
}

const isSameClaim = (a: OrderPaymentClaim, b: OrderPaymentClaim | null): boolean =>
  b !== null && isSameMoney(a, b) && a.reference === b.reference && a.paidOn === b.paidOn;

function withdrawPayment(_: WithdrawOrderPayment, order: Order): OrderEvent[] {
  if (order.status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  if (order.kept > 0) throw new DomainError(orderRefusals.ORDER_PAID_ALREADY);
  return order.claim ? [{ type: 'OrderPaymentWithdrawn', data: {} }] : [];
}

/** The gateway may report a payment that staff have recorded already. Others are told that it is a second one. */
function pay({ data }: PayOrder, order: Order): OrderEvent[] {
  if (data.reviewerIsMember) throw new DomainError(orderRefusals.CANNOT_DECIDE_OWN_REQUEST);
  assertPayable(order);
  const { toolName, price, claim, kept } = order;
  const { by, paid = price, reference = claim?.reference ?? '' } = data;
  const isWithdrawn = data.claimed !== undefined && data.claimed !== claim?.reference;
  if (isWithdrawn && kept === 0) throw new DomainError(orderRefusals.ORDER_PAYMENT_WITHDRAWN);
  if (!isSameMoney(paid, price)) throw new DomainError(orderRefusals.ORDER_COSTS_ANOTHER_SUM);
  if (kept === 0) return [{ type: 'OrderPaid', data: { toolName, ...price, by, reference } }];
  if (by !== 'gateway') throw new DomainError(orderRefusals.ORDER_PAID_ALREADY);
  return [];
}

function returnPayment({ data }: ReturnOrderPayment, order: Order): OrderEvent[] {
  if (order.status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  const left = Math.max(data.left, 0);
  const amount = order.kept - left;
  if (amount <= 0) return []; // of two charges for it, the second may go back
  const { toolName, price } = order;
  return [{ type: 'OrderPaymentReturned', data: { toolName, ...price, amount, ...(left > 0 && { left }) } }];
}

function giveBackPayment({ data: { reference, reviewerIsMember } }: GiveBackOrderPayment, order: Order): OrderEvent[] {
  if (reviewerIsMember) throw new DomainError(orderRefusals.CANNOT_DECIDE_OWN_REQUEST);
  if (order.status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  if (order.status !== 'rejected' || order.kept === 0) throw new DomainError(orderRefusals.ORDER_OWES_NOTHING);
  const { toolName, price, kept: amount } = order;
  return [{ type: 'OrderPaymentReturned', data: { toolName, ...price, amount, reference } }];
}

function assertPayable(order: Order): asserts order is PlacedOrder {
  if (order.status === 'none') throw new DomainError(orderRefusals.NOT_FOUND);
  if (order.status === 'rejected') throw new DomainError(orderRefusals.ORDER_NOT_PAYABLE);
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

/** An order that is no longer pending was changed by a colleague, whom AlreadyDecided names. */
function refusalOf(from: OrderStatus, to: OrderStatus): DomainError {
  if (from === 'pending') return new DomainError(orderRefusals.ORDER_STATUS_NOT_POSSIBLE, { from, to });
  return new AlreadyDecided(orderRefusals.ORDER_ALREADY_CHANGED, { from, to });
}
