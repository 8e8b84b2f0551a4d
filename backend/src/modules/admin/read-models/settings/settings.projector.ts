import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { SettingChanged } from '../../domain/installation.events.js';
import type { SettingsRow } from './settings.row.js';

/** Settings that were changed at least once. */
export const settingsProjector: Projector<SettingChanged, SettingsRow> = {
  name: 'settings',
  audience: 'staff',
  on: {
    SettingChanged: ({ data: { setting: id, value }, meta: { recordedAt: changedAt, actorId: changedBy } }, rows) =>
      rows.put({ id, value, changedAt, changedBy }),
  },
};
