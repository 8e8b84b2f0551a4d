import { chatLink } from '../../shared/contact/chat-link';
import { money } from '../../shared/format';
import type { Currency, Plan } from './plan-choice';

/** A chat link whose message names the payment; a visitor adds the reference. */
export function paymentChat(
  number: string,
  plan: Pick<Plan, 'name' | 'prices'>,
  currency: Currency,
  reference = '',
): string {
  const price = money(plan.prices[currency]).replace('\u00A0', ' ');
  return chatLink(
    number,
    `Hello Sankofa, I have paid ${price} for the ${plan.name} plan. My payment reference is: ${reference}`,
  );
}
