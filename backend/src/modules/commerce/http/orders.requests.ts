import { Choice, Prose } from '../../../platform/http/fields.js';
import { ShownChoice, ShownId, ShownObject } from '../../../platform/http/shown.js';
import { type GrowthToolName, growthTools } from '../../../reference-data/index.js';
import { type OrderStatus, orderStatuses } from '../domain/order.commands.js';
import { OrderDetailsResponse } from './order-details.response.js';

export class PlaceOrderRequest {
  @Choice(growthTools.map(({ name }) => name)) toolName: GrowthToolName;
}

export class OrderPlacedResponse {
  @ShownId() id: string;
  @ShownObject(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @ShownChoice(['pending']) status: 'pending';
}

export class ChangeOrderStatusRequest {
  @Choice(orderStatuses) status: OrderStatus;
  /** Told to the member when the order is rejected. */
  @Prose({ max: 500, optional: true }) reason?: string;
}

export class OrderStatusResponse {
  @ShownId() orderId: string;
  @ShownChoice(orderStatuses) status: OrderStatus;
}
