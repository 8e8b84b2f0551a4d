import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const PointsLedgerEntry = readTable('PointsLedgerEntry', 'points_ledger', {
  id: p.text().primary(),
  memberId: p.uuid(),
  /** The version of its event: entries made at the same instant keep their order. */
  version: p.integer(),
  at: p.datetime(),
  source: p.text(),
  change: p.integer(),
  total: p.integer(),
  reason: p.text().nullable(),
});
export type PointsLedgerRow = RowOf<typeof PointsLedgerEntry>;
