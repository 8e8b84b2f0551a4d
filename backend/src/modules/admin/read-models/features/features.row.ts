import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const Features = readTable('Features', 'features', {
  id: p.text().primary(),
  isOn: p.boolean(),
  changedAt: p.datetime(),
  changedBy: p.uuid(),
});
export type FeaturesRow = RowOf<typeof Features>;
