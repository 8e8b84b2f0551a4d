import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Plan } from '../../domain/membership.events.js';
import type { Money } from '../../domain/money.js';
import type { ProgramFeeSource } from '../../domain/program-fee.events.js';

/** A claim as staff see it. Decided ones stay, so that a reference that comes again is known; the list leaves them out. */
export const PendingProgramFee = readTable('PendingProgramFee', 'pending_program_fees', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  plan: p.text().$type<Plan>(),
  fee: p.json<Money>(),
  reference: p.text(),
  referenceKey: p.text(),
  source: p.text().$type<ProgramFeeSource>(),
  waiting: p.boolean(),
  paid: p.json<Money>().nullable(),
  submittedAt: p.datetime(),
});
export type PendingProgramFeeRow = RowOf<typeof PendingProgramFee>;
