import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownList, ShownObject, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import { type OrderStatus, orderStatuses } from '../../domain/order.commands.js';
import { OrderDetailsResponse } from '../../http/order-details.response.js';
import type { OrderRow } from './orders.row.js';

export class OrderStepResponse {
  @ShownChoice(orderStatuses) status: OrderStatus;
  @ShownTime() at: Date;
}

export class OrderResponse {
  @ShownId() id: string;
  @ShownObject(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @ShownChoice(orderStatuses) status: OrderStatus;
  @ShownText({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @ShownTime() createdAt: Date;
  @ShownList(() => OrderStepResponse, { description: 'Oldest first.' }) timeline: OrderStepResponse[];
}

export class OrderPage extends pageResponse(OrderResponse) {}

export function showOrder(row: OrderRow): OrderResponse {
  const { id, toolName, price, status, reason, placedAt: createdAt } = row;
  return { id, orderDetails: { toolName, price }, status, reason, createdAt, timeline: timelineOf(row) };
}

function timelineOf({ status, placedAt, startedAt, endedAt }: OrderRow): OrderStepResponse[] {
  return [
    { status: 'pending', at: placedAt },
    ...(startedAt ? [{ status: 'processing' as const, at: startedAt }] : []),
    ...(endedAt ? [{ status, at: endedAt }] : []),
  ];
}
