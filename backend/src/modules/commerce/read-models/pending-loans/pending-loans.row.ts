import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';
import type { Money } from '../../domain/money.js';

export const PendingLoan = defineEntity({
  name: 'PendingLoan',
  schema: 'read',
  tableName: 'pending_loans',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    amount: p.json<Money>(),
    purpose: p.text(),
    requestedAt: p.datetime(),
  },
});
export type PendingLoanRow = RowOf<typeof PendingLoan>;
