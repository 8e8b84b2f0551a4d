import { defineAggregate } from '../../../platform/event-sourcing/index.js';
import { orderDecider } from './order.decider.js';
import { orderEvents } from './order.events.js';

export const order = defineAggregate('order', orderEvents, orderDecider, {
  openLimit: { opens: 'PlaceOrder', closedBy: ['OrderCompleted', 'OrderRejected'] },
});
