import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const Settings = readTable('Settings', 'settings', {
  id: p.text().primary(),
  value: p.integer(),
  changedAt: p.datetime(),
  changedBy: p.uuid(),
});
export type SettingsRow = RowOf<typeof Settings>;
