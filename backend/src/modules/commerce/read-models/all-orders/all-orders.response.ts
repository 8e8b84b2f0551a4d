import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownList, ShownObject, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import type { MemberEntry } from '../../../identity/public.js';
import { type OrderStatus, orderStatuses } from '../../domain/order.commands.js';
import { nextOrderStatuses } from '../../domain/order.decider.js';
import { OrderDetailsResponse } from '../../http/order-details.response.js';
import type { StaffOrderRow } from './all-orders.row.js';

export class StaffOrderResponse {
  @ShownId() orderId: string;
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownObject(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @ShownChoice(orderStatuses) status: OrderStatus;
  @ShownList('string', { description: 'What the order may be set to.' }) nextStatuses: readonly OrderStatus[];
  @ShownText({ nullable: true }) reason: string | null;
  @ShownTime() createdAt: Date;
  @ShownTime({ nullable: true }) changedAt: Date | null;
  @ShownId({ nullable: true }) changedBy: string | null;
}

export class StaffOrderPage extends pageResponse(StaffOrderResponse) {}

export function showStaffOrder(row: StaffOrderRow, member: MemberEntry | undefined): StaffOrderResponse {
  const { id: orderId, memberId: userId, toolName, price, placedAt: createdAt, openSince, ...order } = row;
  const { firstName, lastName } = member ?? { firstName: '', lastName: '' };
  const nextStatuses = nextOrderStatuses[row.status];
  return { orderId, userId, firstName, lastName, orderDetails: { toolName, price }, nextStatuses, createdAt, ...order };
}
