import type { Aggregate } from '../../../platform/event-sourcing/index.js';
import type { OrderCommand } from './order.commands.js';
import { type Order, orderDecider } from './order.decider.js';
import { type OrderEvent, orderEvents } from './order.events.js';

export const order: Aggregate<Order, OrderCommand, OrderEvent> = {
  kind: 'order',
  events: orderEvents,
  decider: orderDecider,
  openLimit: { opens: 'PlaceOrder', closedBy: ['OrderCompleted', 'OrderRejected'] },
};
