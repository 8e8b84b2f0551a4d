import { type Dispatch, jobFor, type NewJob } from '../../../platform/jobs/dispatch.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import type { AvailabilityWithdrawn } from '../domain/availability.events.js';
import type { MatchingEvent } from '../domain/hire-request.events.js';

/** A review of an invitation, of a request with an open place, or of a member who cannot go on. Other ids are empty. */
export const hiringReviews: JobKind<{
  requestId: string;
  invitationId: string;
  creatorId: string;
  businessId?: string;
}> = {
  queue: 'hiring-reviews',
};

const nothing = { requestId: '', invitationId: '', creatorId: '' };
/** Ends the invitations of a member, both as a creator and as a business. */
export const endInvitationsOf = (memberId: string): NewJob[] => [
  jobFor(hiringReviews, { ...nothing, creatorId: memberId }),
  jobFor(hiringReviews, { ...nothing, businessId: memberId }),
];

const fillPlace = ({ meta }: { meta: { streamId: string } }): NewJob[] => [
  jobFor(hiringReviews, { ...nothing, requestId: meta.streamId }),
];

export const followInvitations: Dispatch<MatchingEvent | AvailabilityWithdrawn> = {
  name: 'follow-invitations',
  lookBackDays: 7,
  on: {
    CreatorInvited: ({ data: { invitationId, lapsesAt }, meta: { streamId: requestId } }) => [
      jobFor(hiringReviews, { ...nothing, requestId, invitationId }, new Date(lapsesAt)),
    ],
    InvitationAccepted: ({ data: { invitationId, answerBy }, meta: { streamId: requestId } }) =>
      answerBy ? [jobFor(hiringReviews, { ...nothing, requestId, invitationId }, new Date(answerBy))] : [],
    CreatorsShortlisted: fillPlace,
    InvitationDeclined: fillPlace,
    InvitationLapsed: fillPlace,
    InvitationWithdrawn: fillPlace,
    InvitationRecalled: fillPlace,
    BusinessDeclined: fillPlace,
    WorkBrokenOff: fillPlace,
    AvailabilityWithdrawn: ({ meta }) => [jobFor(hiringReviews, { ...nothing, creatorId: meta.subjectId })],
  },
};
