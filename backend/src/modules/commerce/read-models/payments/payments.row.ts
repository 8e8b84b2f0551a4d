import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Plan } from '../../domain/membership.events.js';
import type { Money } from '../../domain/money.js';
import type { PaidBy, ProgramFeeSource } from '../../domain/program-fee.events.js';

export const paymentStatuses = ['pending', 'confirmed', 'rejected', 'withdrawn'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const Payment = readTable('Payment', 'payments', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  plan: p.text().$type<Plan>(),
  fee: p.json<Money>(),
  reference: p.text(),
  referenceKey: p.text(),
  givenReference: p.text().nullable(),
  source: p.text().$type<ProgramFeeSource>(),
  status: p.text().$type<PaymentStatus>(),
  paid: p.json<Money>().nullable(),
  paidOn: p.text().nullable(),
  paidAmount: p.integer().nullable(),
  reason: p.text().nullable(),
  submittedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
  decidedBy: p.uuid().nullable(),
  confirmedBy: p.text().$type<PaidBy>().nullable(),
  statementRow: p.uuid().nullable(),
});
export type PaymentRow = RowOf<typeof Payment>;
