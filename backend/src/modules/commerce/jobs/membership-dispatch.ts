import { type Dispatch, jobFor, type NewJob } from '../../../platform/jobs/dispatch.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import type { ProRenewed, ProTakenBack, ProUpgraded } from '../domain/membership.events.js';
import { timetableOf } from '../domain/membership-timetable.js';

export const membershipReviews: JobKind<{ memberId: string }> = { queue: 'membership-reviews' };

/** How far ahead a prepaid period can end. Its reviews are due until then. */
const MAX_AHEAD_DAYS = 731;

/** Schedules the reviews of every new period. Reviews of a period that was extended find nothing to do. */
export function reviewMembershipByTimetable(graceDays: number): Dispatch<ProUpgraded | ProRenewed | ProTakenBack> {
  const reviews = (memberId: string, validUntil: string | null): NewJob[] =>
    (validUntil === null ? [] : timetableOf(validUntil, graceDays)).map((at) =>
      jobFor(membershipReviews, { memberId }, at),
    );
  return {
    name: 'review-membership-by-timetable',
    lookBackDays: MAX_AHEAD_DAYS,
    on: {
      ProUpgraded: ({ data, meta }) => reviews(meta.subjectId, data.validUntil),
      ProRenewed: ({ data, meta }) => reviews(meta.subjectId, data.validUntil),
      ProTakenBack: ({ data, meta }) => reviews(meta.subjectId, data.validUntil),
    },
  };
}
