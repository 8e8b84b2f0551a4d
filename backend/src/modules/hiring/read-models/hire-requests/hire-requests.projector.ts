import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { HireRequestEvent } from '../../domain/hire-request.events.js';
import type { HireRequestRow } from './hire-requests.row.js';

/** What creators do leaves the row as it is, but the business is told to look again. */
const touch = ({ meta }: Recorded, rows: Rows<HireRequestRow>) => rows.updateIfPresent(meta.streamId, {});

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
    HireRequestWithdrawn: ({ meta }, rows) => rows.update(meta.streamId, { status: 'withdrawn' }),
    ChoiceAllowed: touch,
    CreatorInvited: touch,
    InvitationAccepted: touch,
    InvitationDeclined: touch,
    InvitationLapsed: touch,
    InvitationWithdrawn: touch,
    InvitationEnded: touch,
    InvitationRecalled: touch,
    BusinessAccepted: touch,
    BusinessDeclined: touch,
    WorkReported: touch,
    WorkStarted: touch,
    WorkFinished: touch,
    WorkBrokenOff: touch,
    WorkRated: touch,
    WorkDisputed: touch,
    DisputeSettled: touch,
  },
};
