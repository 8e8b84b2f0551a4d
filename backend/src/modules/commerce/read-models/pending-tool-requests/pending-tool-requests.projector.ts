import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import type { ToolRequestEvent } from '../../domain/tool-request.events.js';
import type { PendingToolRequestRow } from './pending-tool-requests.row.js';

export const pendingToolRequestsProjector: Projector<ToolRequestEvent | PersonalDataErased, PendingToolRequestRow> = {
  name: 'pending-tool-requests',
  audience: 'staff',
  on: {
    ToolRequested: ({ data: { toolName, origin }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      rows.put({ id, memberId, toolName, origin, requestedAt });
    },
    ToolRequestApproved: ({ meta }, rows) => rows.delete(meta.streamId),
    ToolRequestRejected: ({ meta }, rows) => rows.delete(meta.streamId),
    PersonalDataErased: whenMemberErased((rows) => rows.changeAll(() => undefined)),
  },
};
