import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const PointsLedgerEntry = readTable('PointsLedgerEntry', 'points_ledger', {
  id: p.text().primary(),
  memberId: p.uuid(),
  /** The version of the event. It orders entries of the same instant. */
  version: p.integer(),
  at: p.datetime(),
  source: p.text(),
  change: p.integer(),
  total: p.integer(),
  reason: p.text().nullable(),
});
export type PointsLedgerRow = RowOf<typeof PointsLedgerEntry>;
