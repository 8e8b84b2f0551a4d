import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { ReasonTemplatesSet } from '../../domain/reason-templates.events.js';
import type { ReasonTemplatesRow } from './reason-templates.row.js';

export const reasonTemplatesProjector: Projector<ReasonTemplatesSet, ReasonTemplatesRow> = {
  name: 'reason-templates',
  audience: 'staff',
  on: {
    ReasonTemplatesSet: ({ data: { queue: id, texts }, meta: { recordedAt: changedAt, actorId: changedBy } }, rows) =>
      rows.put({ id, texts, changedAt, changedBy }),
  },
};
