import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Money } from '../../domain/money.js';

export const PendingLoan = readTable('PendingLoan', 'pending_loans', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  amount: p.json<Money>(),
  purpose: p.text(),
  requestedAt: p.datetime(),
});
export type PendingLoanRow = RowOf<typeof PendingLoan>;
