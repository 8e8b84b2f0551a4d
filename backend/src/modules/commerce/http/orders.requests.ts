import { Choice, Label, LongText } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp, ObjectProp } from '../../../platform/http/props.js';
import { type GrowthToolName, growthTools } from '../../../reference-data/index.js';
import { type OrderStatus, orderStatuses } from '../domain/order.commands.js';
import { OrderDetailsResponse } from './order-details.response.js';

export class PlaceOrderRequest {
  @Label('Tool')
  @Choice(growthTools.map(({ name }) => name))
  toolName: GrowthToolName;
}

export class OrderPlacedResponse {
  @IdProp() id: string;
  @ObjectProp(() => OrderDetailsResponse) orderDetails: OrderDetailsResponse;
  @ChoiceProp(['pending']) status: 'pending';
}

export class ChangeOrderStatusRequest {
  @Choice(orderStatuses) status: OrderStatus;
  @LongText({ max: 500, optional: true }) reason?: string;
}

export class OrderStatusResponse {
  @IdProp() orderId: string;
  @ChoiceProp(orderStatuses) status: OrderStatus;
}
