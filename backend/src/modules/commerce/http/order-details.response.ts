import type { Money } from '../../../platform/http/money.js';
import { ShownMoney, ShownText } from '../../../platform/http/shown.js';

/** What was ordered, at the price of that moment. */
export class OrderDetailsResponse {
  @ShownText() toolName: string;
  @ShownMoney() price: Money;
}
