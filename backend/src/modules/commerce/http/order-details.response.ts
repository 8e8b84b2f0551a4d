import type { Money } from '../../../platform/http/money.js';
import { MoneyProp, TextProp } from '../../../platform/http/props.js';

/** What was ordered, at the price of that moment. */
export class OrderDetailsResponse {
  @TextProp() toolName: string;
  @MoneyProp() price: Money;
}
