import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { SavedView } from '../../domain/desk.events.js';

export const SavedViews = readTable('SavedViews', 'saved_views', {
  id: p.uuid().primary(),
  views: p.json<readonly SavedView[]>(),
});
export type SavedViewsRow = RowOf<typeof SavedViews>;
