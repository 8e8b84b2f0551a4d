import { pick } from '../../../../platform/event-sourcing/index.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, ListProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { type OrderStatus, orderStatuses } from '../../domain/order.commands.js';
import { isOrderStatus } from '../../domain/order.decider.js';
import { GIVEN_REFERENCE } from '../../http/given-reference.js';
import {
  ORDER_STATUS,
  OrderClaimResponse,
  OrderDetailsResponse,
  ReturnedMoneyResponse,
  showClaim,
} from '../../http/order-details.response.js';
import type { OrderRow } from './orders.row.js';

export class OrderStepResponse {
  @ChoiceProp(orderStatuses) status: OrderStatus;
  @DateTimeProp() at: Date;
}

export class OrderResponse {
  @IdProp() id: string;
  @ObjectProp(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @TextProp({ description: ORDER_STATUS }) status: string;
  @TextProp({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @DateTimeProp() createdAt: Date;
  @ObjectProp(() => OrderClaimResponse, { nullable: true }) claimed: OrderClaimResponse | null;
  @DateTimeProp({ nullable: true }) paidAt: Date | null;
  @ObjectProp(() => ReturnedMoneyResponse, { nullable: true }) returned: ReturnedMoneyResponse | null;
  @TextProp({ nullable: true, description: 'What to pay under; null where nothing is due.' }) reference: string | null;
  @TextProp({ nullable: true, description: GIVEN_REFERENCE }) givenReference: string | null;
  @ListProp(() => OrderStepResponse, { description: 'Oldest first.' }) timeline: OrderStepResponse[];
}

export class OrderPage extends pageResponse(OrderResponse) {}

export function showOrder(
  row: OrderRow,
  reference: string | null = null,
  givenReference: string | null = null,
): OrderResponse {
  const { id, toolName, price, status, reason, placedAt: createdAt, claimed, paidAt } = row;
  const timeline = timelineOf(row);
  return {
    id,
    orderDetails: { toolName, price },
    status,
    reason,
    createdAt,
    claimed: showClaim(claimed),
    paidAt,
    returned: row.returned && pick(row.returned, ['amount', 'currency', 'at', 'reference']),
    reference,
    givenReference,
    timeline,
  };
}

function timelineOf({ status, placedAt, startedAt, endedAt }: OrderRow): OrderStepResponse[] {
  return [
    { status: 'pending', at: placedAt },
    ...(startedAt ? [{ status: 'processing' as const, at: startedAt }] : []),
    ...(endedAt && isOrderStatus(status) ? [{ status, at: endedAt }] : []),
  ];
}
