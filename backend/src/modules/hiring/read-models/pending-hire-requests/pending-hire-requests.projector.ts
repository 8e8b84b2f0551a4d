import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import type { HireRequestEvent } from '../../domain/hire-request.events.js';
import type { PendingHireRequestRow } from './pending-hire-requests.row.js';

export const pendingHireRequestsProjector: Projector<HireRequestEvent | PersonalDataErased, PendingHireRequestRow> = {
  name: 'pending-hire-requests',
  audience: 'staff',
  on: {
    HireRequested: ({ data: details, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      rows.put({ id, memberId, details, requestedAt });
    },
    HireRequestApproved: ({ meta }, rows) => rows.delete(meta.streamId),
    HireRequestRejected: ({ meta }, rows) => rows.delete(meta.streamId),
    HireRequestWithdrawn: ({ meta }, rows) => rows.delete(meta.streamId),
    PersonalDataErased: whenMemberErased((rows) => rows.changeAll(() => undefined)),
  },
};
