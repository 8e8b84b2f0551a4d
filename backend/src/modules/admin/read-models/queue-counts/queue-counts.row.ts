import { defineEntity, p } from '@mikro-orm/postgresql';
import type { RowOf } from '../../../../platform/projections/read-model.js';

/** How much waits for staff in each queue; one row. */
export const QueueCounts = defineEntity({
  name: 'QueueCounts',
  schema: 'read',
  tableName: 'queue_counts',
  properties: {
    id: p.text().primary(),
    appraisals: p.integer(),
    kyc: p.integer(),
    payments: p.integer(),
    orders: p.integer(),
    hireRequests: p.integer(),
    growthTools: p.integer(),
    loans: p.integer(),
  },
});

export type QueueCountsRow = RowOf<typeof QueueCounts>;
export type Queue = Exclude<keyof QueueCountsRow, 'id'>;

/** What the row says before anything was asked for. */
export const nothingWaits: QueueCountsRow = {
  id: 'all',
  appraisals: 0,
  kyc: 0,
  payments: 0,
  orders: 0,
  hireRequests: 0,
  growthTools: 0,
  loans: 0,
};
