import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const CreatorJourney = readTable('CreatorJourney', 'journey', {
  id: p.uuid().primary(),
  registeredAt: p.datetime(),
  approvedAt: p.datetime().nullable(),
  pro: p.boolean(),
  points: p.integer(),
  silverAt: p.datetime().nullable(),
  goldAt: p.datetime().nullable(),
  diamondAt: p.datetime().nullable(),
  hasReadLesson: p.boolean(),
});
export type JourneyRow = RowOf<typeof CreatorJourney>;
