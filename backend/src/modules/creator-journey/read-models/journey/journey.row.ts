import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';

export const CreatorJourney = defineEntity({
  name: 'CreatorJourney',
  schema: 'read',
  tableName: 'journey',
  properties: {
    id: p.uuid().primary(),
    registeredAt: p.datetime(),
    approvedAt: p.datetime().nullable(),
    pro: p.boolean(),
    points: p.integer(),
    silverAt: p.datetime().nullable(),
    goldAt: p.datetime().nullable(),
    diamondAt: p.datetime().nullable(),
  },
});
export type JourneyRow = RowOf<typeof CreatorJourney>;
