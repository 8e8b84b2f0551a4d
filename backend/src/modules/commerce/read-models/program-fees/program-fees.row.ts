import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Plan } from '../../domain/membership.events.js';
import type { Money } from '../../domain/money.js';
import type { ProgramFeeStatus } from '../../domain/program-fee.commands.js';

export const ProgramFee = readTable('ProgramFee', 'program_fees', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  plan: p.text().$type<Plan>(),
  fee: p.json<Money>(),
  reference: p.text(),
  referenceKey: p.text(),
  givenReference: p.text().nullable(),
  status: p.text().$type<ProgramFeeStatus>(),
  reason: p.text().nullable(),
  paidOn: p.text().nullable(),
  paidAmount: p.integer().nullable(),
  submittedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
});
export type ProgramFeeRow = RowOf<typeof ProgramFee>;
