import { p } from '@mikro-orm/core';
import { type RequestStatus } from '../../../../platform/event-sourcing/index.js';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Money } from '../../domain/money.js';

export const Loan = readTable('Loan', 'loans', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  amount: p.json<Money>(),
  purpose: p.text(),
  status: p.text().$type<RequestStatus>(),
  reason: p.text().nullable(),
  requestedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
});
export type LoanRow = RowOf<typeof Loan>;
