import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import { evolveHireRequest, initialHireRequest } from '../../domain/hire-request.decider.js';
import type { HireRequestEvent, MatchingEvent } from '../../domain/hire-request.events.js';
import type { HireRequestRow } from './hire-requests.row.js';

/** Updates the row even when no invitation changes, so that the business's clients refetch. */
const follow = (event: Recorded<MatchingEvent>, rows: Rows<HireRequestRow>) =>
  rows.updateIfPresent(event.meta.streamId, ({ invitations }) => ({
    invitations: evolveHireRequest({ ...initialHireRequest, invitations }, event).invitations,
  }));

export const hireRequestsProjector: Projector<HireRequestEvent, HireRequestRow> = {
  name: 'hire-requests',
  audience: { member: (row) => row.memberId },
  on: {
    HireRequested: ({ data: details, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: requestedAt } = meta;
      rows.put({
        id,
        memberId,
        details,
        status: 'pending',
        reason: null,
        requestedAt,
        decidedAt: null,
        invitations: [],
      });
    },
    HireRequestApproved: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'approved', decidedAt: meta.recordedAt }),
    HireRequestRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, decidedAt: meta.recordedAt }),
    HireRequestWithdrawn: ({ meta }, rows) => rows.update(meta.streamId, { status: 'withdrawn' }),
    ChoiceAllowed: follow,
    CreatorInvited: follow,
    InvitationAccepted: follow,
    InvitationDeclined: follow,
    InvitationLapsed: follow,
    InvitationWithdrawn: follow,
    InvitationEnded: follow,
    InvitationRecalled: follow,
    BusinessAccepted: follow,
    BusinessDeclined: follow,
    WorkReported: follow,
    WorkStarted: follow,
    WorkFinished: follow,
    WorkBrokenOff: follow,
    WorkRated: follow,
    WorkDisputed: follow,
    DisputeSettled: follow,
  },
};
