import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';
import type { SavedView } from '../../domain/desk.events.js';

export const SavedViews = defineEntity({
  name: 'SavedViews',
  schema: 'read',
  tableName: 'saved_views',
  properties: {
    id: p.uuid().primary(),
    views: p.json<readonly SavedView[]>(),
  },
});
export type SavedViewsRow = RowOf<typeof SavedViews>;
