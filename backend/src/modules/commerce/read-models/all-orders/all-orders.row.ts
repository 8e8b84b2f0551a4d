import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Money } from '../../domain/money.js';
import type { OrderPaymentClaim } from '../../domain/order.commands.js';
import type { ReturnedMoney } from '../../domain/order-payment.js';

export const StaffOrder = readTable('StaffOrder', 'all_orders', {
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
  openSince: p.datetime().nullable(),
  changedAt: p.datetime().nullable(),
  changedBy: p.uuid().nullable(),
});
export type StaffOrderRow = RowOf<typeof StaffOrder>;
