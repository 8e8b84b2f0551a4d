import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Money } from '../../domain/money.js';
import type { OrderPaymentClaim } from '../../domain/order.commands.js';
import type { ReturnedMoney } from '../../domain/order-payment.js';

export const Order = readTable('Order', 'orders', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  toolName: p.text(),
  price: p.json<Money>(),
  status: p.text(),
  reason: p.text().nullable(),
  placedAt: p.datetime(),
  claimed: p.json<OrderPaymentClaim>().nullable(),
  paidAt: p.datetime().nullable(),
  referenceKey: p.text().nullable(),
  returned: p.json<ReturnedMoney>().nullable(),
  startedAt: p.datetime().nullable(),
  endedAt: p.datetime().nullable(),
});
export type OrderRow = RowOf<typeof Order>;
