import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { CardCheckoutStatus } from '../../domain/card-checkout.commands.js';
import type { Plan } from '../../domain/membership.events.js';
import type { Money } from '../../domain/money.js';

export const CardCheckout = readTable('CardCheckout', 'card_checkouts', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  plan: p.text().$type<Plan>().nullable(),
  orderId: p.uuid().nullable(),
  price: p.json<Money>(),
  reference: p.text(),
  status: p.text().$type<CardCheckoutStatus>(),
  openedAt: p.datetime(),
});
export type CardCheckoutRow = RowOf<typeof CardCheckout>;
