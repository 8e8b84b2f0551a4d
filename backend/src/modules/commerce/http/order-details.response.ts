import type { Money } from '../../../platform/http/money.js';
import { DateTimeProp, MoneyProp, NumberProp, TextProp } from '../../../platform/http/props.js';
import type { OrderPaymentClaim } from '../domain/order.commands.js';

export const ORDER_STATUS = 'pending, processing, completed or rejected; what an import brought along may be another.';

export class OrderDetailsResponse {
  @TextProp() toolName: string;
  @MoneyProp() price: Money;
}

/** What went back of a payment for an order. */
export class ReturnedMoneyResponse {
  @NumberProp() amount: number;
  @TextProp() currency: string;
  @DateTimeProp() at: string;
  @TextProp({ nullable: true, description: 'That of a transfer; money that goes back to a card has none.' })
  reference: string | null;
}

/** The payment that the member reports, until it is confirmed. */
export class OrderClaimResponse {
  @NumberProp() amount: number;
  @TextProp() currency: string;
  @TextProp({ description: 'As the member wrote it.' }) reference: string;
  @TextProp({ required: false, description: 'The day, as YYYY-MM-DD.' }) paidOn?: string;
}

/** Without the reference that was given, which the order itself shows. */
export const showClaim = (claim: OrderPaymentClaim | null): OrderClaimResponse | null => {
  if (claim === null) return null;
  const { givenReference, ...told } = claim;
  return told;
};
