import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import { erasesMember, type PersonalDataErased } from '../../../identity/public.js';
import { evolveHireRequest, initialHireRequest } from '../../domain/hire-request.decider.js';
import type { HireRequestEvent } from '../../domain/hire-request.events.js';
import type { ApprovedHireRequestRow } from './approved-hire-requests.row.js';

const evolve = (event: Recorded<HireRequestEvent>, rows: Rows<ApprovedHireRequestRow>) =>
  rows.updateIfPresent(event.meta.streamId, ({ state }) => ({ state: evolveHireRequest(state, event) }));

export const approvedHireRequestsProjector: Projector<HireRequestEvent | PersonalDataErased, ApprovedHireRequestRow> = {
  name: 'approved-hire-requests',
  audience: 'staff',
  on: {
    HireRequested: (event, rows) => {
      const { streamId: id, subjectId: memberId } = event.meta;
      rows.put({ id, memberId, approvedAt: null, state: evolveHireRequest(initialHireRequest, event) });
    },
    HireRequestApproved: (event, rows) => {
      evolve(event, rows);
      rows.updateIfPresent(event.meta.streamId, { approvedAt: event.meta.recordedAt });
    },
    HireRequestRejected: ({ meta }, rows) => rows.delete(meta.streamId),
    CreatorsShortlisted: evolve,
    ChoiceAllowed: evolve,
    CreatorInvited: evolve,
    InvitationAccepted: evolve,
    InvitationDeclined: evolve,
    InvitationLapsed: evolve,
    InvitationWithdrawn: evolve,
    InvitationEnded: evolve,
    BusinessAccepted: evolve,
    BusinessDeclined: evolve,
    WorkReported: evolve,
    WorkStarted: evolve,
    WorkFinished: evolve,
    WorkBrokenOff: evolve,
    WorkRated: evolve,
    WorkDisputed: evolve,
    DisputeSettled: evolve,
    PersonalDataErased: ({ data: { purpose } }, rows) => {
      if (erasesMember(purpose)) rows.changeAll(() => undefined);
    },
  },
};
