import type { Money } from '../../../platform/http/money.js';
import { MoneyProp, TextProp } from '../../../platform/http/props.js';

export class OrderDetailsResponse {
  @TextProp() toolName: string;
  @MoneyProp() price: Money;
}
