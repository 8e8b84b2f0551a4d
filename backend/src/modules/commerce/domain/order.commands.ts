import type { Command } from '../../../platform/event-sourcing/index.js';
import type { Money } from './money.js';

export const orderStatuses = ['pending', 'processing', 'completed', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type PlaceOrder = Command<'PlaceOrder', { toolName: string; price: Money }>;
export type ChangeOrderStatus = Command<
  'ChangeOrderStatus',
  { to: OrderStatus; reason?: string; reviewerIsMember: boolean }
>;

export type OrderCommand = PlaceOrder | ChangeOrderStatus;
