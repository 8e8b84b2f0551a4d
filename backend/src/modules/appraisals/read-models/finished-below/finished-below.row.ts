import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const FinishedBelow = readTable('FinishedBelow', 'finished_below', {
  id: p.uuid().primary(),
  points: p.integer(),
  completed: p.boolean(),
  /** Days that can be handed in once more. */
  openDays: p.json<readonly number[]>(),
  belowSince: p.datetime().nullable(),
});
export type FinishedBelowRow = RowOf<typeof FinishedBelow>;
