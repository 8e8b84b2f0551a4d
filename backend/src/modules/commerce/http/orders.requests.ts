import { Choice, Label, LongText, PastDay, Text, WholeNumber } from '../../../platform/http/fields.js';
import { ChoiceProp, IdProp, ObjectProp } from '../../../platform/http/props.js';
import { type GrowthToolName, growthTools, maxPaidDaysAgo } from '../../../reference-data/index.js';
import {
  type OrderPaymentState,
  type OrderStatus,
  orderPaymentStates,
  orderStatuses,
} from '../domain/order.commands.js';
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

const MAX_PAID_AMOUNT = 10_000_000_000;

export class ClaimOrderPaymentRequest {
  @Text({ min: 3, max: 100, description: 'Ours, or what finds the payment in the bank’s books.' }) reference: string;
  @PastDay({ optional: true, maxDaysAgo: maxPaidDaysAgo }) paidOn?: string;
  @WholeNumber({ min: 1, max: MAX_PAID_AMOUNT, optional: true }) amount?: number;
}

export class PayOrderRequest {
  @Text({ min: 1, max: 100, optional: true, description: 'The reference of the claim that it confirms.' })
  claimed?: string;
}

export class GiveBackOrderPaymentRequest {
  @Text({ min: 1, max: 500, description: 'The reference of the transfer; the member sees it.' }) reference: string;
}

export class OrderPaymentResponse {
  @IdProp() orderId: string;
  @ChoiceProp(orderPaymentStates) payment: OrderPaymentState;
}
