import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, ListProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import type { MemberEntry } from '../../../identity/public.js';
import { type OrderStatus, orderStatuses } from '../../domain/order.commands.js';
import { nextOrderStatuses } from '../../domain/order.decider.js';
import { OrderDetailsResponse } from '../../http/order-details.response.js';
import type { StaffOrderRow } from './all-orders.row.js';

export class StaffOrderResponse {
  @IdProp() orderId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @ObjectProp(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @ChoiceProp(orderStatuses) status: OrderStatus;
  @ListProp('string', { description: 'What the order may be set to.' }) nextStatuses: readonly OrderStatus[];
  @TextProp({ nullable: true }) reason: string | null;
  @DateTimeProp() createdAt: Date;
  @DateTimeProp({ nullable: true }) changedAt: Date | null;
  @IdProp({ nullable: true }) changedBy: string | null;
}

export class StaffOrderPage extends pageResponse(StaffOrderResponse) {}

export function showStaffOrder(row: StaffOrderRow, member: MemberEntry | undefined): StaffOrderResponse {
  const { id: orderId, memberId: userId, toolName, price, placedAt: createdAt, openSince, ...order } = row;
  const { firstName, lastName } = member ?? { firstName: '', lastName: '' };
  const nextStatuses = nextOrderStatuses[row.status];
  return { orderId, userId, firstName, lastName, orderDetails: { toolName, price }, nextStatuses, createdAt, ...order };
}
