import type { Money } from '../../../../platform/http/money.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, MoneyProp, TextProp } from '../../../../platform/http/props.js';
import { plans } from '../../../../reference-data/index.js';
import { type CardCheckoutStatus, cardCheckoutStatuses } from '../../domain/card-checkout.commands.js';
import type { Plan } from '../../domain/membership.events.js';
import type { CardCheckoutRow } from './card-checkouts.row.js';

export class CardCheckoutResponse {
  @IdProp() id: string;
  @ChoiceProp(
    plans.map(({ id }) => id),
    { nullable: true },
  )
  plan: Plan | null;
  @IdProp({ nullable: true }) orderId: string | null;
  @MoneyProp() price: Money;
  @TextProp() reference: string;
  @ChoiceProp(cardCheckoutStatuses) status: CardCheckoutStatus;
  @DateTimeProp() openedAt: Date;
}

export class CardCheckoutPage extends pageResponse(CardCheckoutResponse) {}

export const showCardCheckout = ({ memberId, ...checkout }: CardCheckoutRow): CardCheckoutResponse => checkout;
