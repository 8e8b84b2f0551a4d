import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { Queue } from '../../public.js';

/** Each request for a decision, and when and by whom it was decided. */
export const Decision = readTable('Decision', 'decisions', {
  id: p.text().primary(),
  queue: p.text().$type<Queue>(),
  askedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
  decidedBy: p.uuid().nullable(),
});
export type DecisionRow = RowOf<typeof Decision>;
