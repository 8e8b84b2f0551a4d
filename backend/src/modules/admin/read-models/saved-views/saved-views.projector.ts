import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { DeskEvent } from '../../domain/desk.events.js';
import type { SavedViewsRow } from './saved-views.row.js';

export const savedViewsProjector: Projector<DeskEvent, SavedViewsRow> = {
  name: 'saved-views',
  audience: { member: ({ id }) => id },
  on: {
    ViewSaved: ({ data, meta: { subjectId: id } }, rows) =>
      rows.set(id, (row) => ({ id, views: [...others(row, data.name), data] })),
    ViewRemoved: ({ data, meta: { subjectId: id } }, rows) =>
      rows.set(id, (row) => ({ id, views: others(row, data.name) })),
  },
};

const others = (row: SavedViewsRow | undefined, name: string): SavedViewsRow['views'] =>
  (row?.views ?? []).filter((view) => view.name !== name);
