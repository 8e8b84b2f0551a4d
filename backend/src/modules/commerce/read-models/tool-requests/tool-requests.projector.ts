import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { ToolRequestEvent } from '../../domain/tool-request.events.js';
import type { ToolRequestRow } from './tool-requests.row.js';

export const toolRequestsProjector: Projector<ToolRequestEvent, ToolRequestRow> = {
  name: 'tool-requests',
  audience: { member: (row) => row.memberId },
  on: {
    ToolRequested: ({ data: { toolName, origin }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      const undecided = { status: 'pending', reason: null, decidedAt: null } as const;
      rows.put({ id, memberId, toolName, origin, requestedAt, ...undecided });
    },
    ToolRequestApproved: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'approved', decidedAt: meta.recordedAt }),
    ToolRequestRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, decidedAt: meta.recordedAt }),
  },
};
