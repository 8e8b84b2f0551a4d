import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

type OrderPlaced = Event<'OrderPlaced', { toolName: string; price: Money }>;
export type OrderProcessingStarted = Event<'OrderProcessingStarted', Record<string, never>>;
export type OrderCompleted = Event<'OrderCompleted', Record<string, never>>;
export type OrderRejected = Event<'OrderRejected', { reason?: string }>;

export type OrderEvent = OrderPlaced | OrderProcessingStarted | OrderCompleted | OrderRejected;

export const orderEvents: EventTypes<OrderEvent> = {
  OrderPlaced: { version: 1 },
  OrderProcessingStarted: { version: 1 },
  OrderCompleted: { version: 1 },
  OrderRejected: { version: 1, personal: { profile: { reason: '[erased]' } } },
};
