import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { HireRequestEvent } from '../../domain/hire-request.events.js';
import type { HireRequestRow } from './hire-requests.row.js';

export const hireRequestsProjector: Projector<HireRequestEvent, HireRequestRow> = {
  name: 'hire-requests',
  audience: { member: (row) => row.memberId },
  on: {
    HireRequested: ({ data: details, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      rows.put({ id, memberId, details, status: 'pending', reason: null, requestedAt, decidedAt: null });
    },
    HireRequestApproved: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'approved', decidedAt: meta.recordedAt }),
    HireRequestRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, decidedAt: meta.recordedAt }),
  },
};
