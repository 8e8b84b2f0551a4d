import type { Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import {
  dueOf,
  evolveHireRequest,
  type HireRequestState,
  initialHireRequest,
  isWorking,
  lastMoved,
  placesOf,
  takenPlacesOf,
} from '../../domain/hire-request.decider.js';
import type { HireRequestEvent } from '../../domain/hire-request.events.js';
import type { HireRequestProgressRow, NextStep } from './approved-hire-requests.row.js';

const evolve = (event: Recorded<HireRequestEvent>, rows: Rows<HireRequestProgressRow>) =>
  rows.updateIfPresent(event.meta.streamId, (row) => {
    const state = evolveHireRequest(row.state, event);
    const moved = lastMoved(row.moved, event);
    return { state, moved, nextStep: nextStepOf(state), dueAt: firstDueOf(state, moved) };
  });

function nextStepOf(state: HireRequestState): NextStep {
  const has = (status: string) => state.invitations.some((one) => one.status === status);
  if (has('disputed')) return 'staff';
  if (has('accepted')) return 'business';
  if (takenPlacesOf(state) >= placesOf(state)) return 'filled';
  return has('open') ? 'creators' : 'shortlist';
}

/** Counts only agreed work, as earlier steps lapse by themselves. */
function firstDueOf({ invitations }: HireRequestState, moved: HireRequestProgressRow['moved']): Date | null {
  const dues = invitations.flatMap((one) =>
    isWorking(one.status) ? (dueOf(one, new Date(moved[one.id] ?? 0)) ?? []) : [],
  );
  return dues.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

export const approvedHireRequestsProjector: Projector<HireRequestEvent | PersonalDataErased, HireRequestProgressRow> = {
  name: 'approved-hire-requests',
  audience: 'staff',
  on: {
    HireRequested: (event, rows) => {
      const { streamId: id, subjectId: memberId } = event.meta;
      const state = evolveHireRequest(initialHireRequest, event);
      rows.put({ id, memberId, approvedAt: null, state, moved: {}, nextStep: 'shortlist', dueAt: null });
    },
    HireRequestApproved: (event, rows) => {
      evolve(event, rows);
      rows.updateIfPresent(event.meta.streamId, { approvedAt: event.meta.recordedAt });
    },
    HireRequestRejected: ({ meta }, rows) => rows.delete(meta.streamId),
    HireRequestWithdrawn: ({ meta }, rows) => rows.delete(meta.streamId),
    CreatorsShortlisted: evolve,
    ChoiceAllowed: evolve,
    CreatorInvited: evolve,
    InvitationAccepted: evolve,
    InvitationDeclined: evolve,
    InvitationLapsed: evolve,
    InvitationWithdrawn: evolve,
    InvitationEnded: evolve,
    InvitationRecalled: evolve,
    BusinessAccepted: evolve,
    BusinessDeclined: evolve,
    WorkReported: evolve,
    WorkStarted: evolve,
    WorkFinished: evolve,
    WorkBrokenOff: evolve,
    WorkRated: evolve,
    WorkDisputed: evolve,
    DisputeSettled: evolve,
    PersonalDataErased: whenMemberErased((rows) => rows.changeAll(() => undefined)),
  },
};
