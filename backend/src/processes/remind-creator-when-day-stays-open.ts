import {
  type AppraisalApproved,
  type AppraisalRejected,
  type OpenDayReminded,
  openDayReviews,
} from '../modules/appraisals/public.js';
import type { ProUpgraded } from '../modules/commerce/public.js';
import { IMPORTER } from '../platform/command-handling/execute-command.js';
import { addDays, type Recorded } from '../platform/event-sourcing/index.js';
import { type Dispatch, jobFor, type NewJob } from '../platform/jobs/dispatch.js';

/** Checks a day later whether the day is still open. The check does nothing if it is not. */
const reviewTomorrow = ({ meta }: Recorded, count: number, appraisalId = ''): NewJob[] => {
  const job = jobFor(openDayReviews, { memberId: meta.subjectId, count, appraisalId }, addDays(meta.recordedAt, 1));
  return meta.actorId === IMPORTER ? [] : [job];
};

export const remindCreatorWhenDayStaysOpen: Dispatch<
  AppraisalApproved | AppraisalRejected | OpenDayReminded | ProUpgraded
> = {
  name: 'remind-creator-when-day-stays-open',
  lookBackDays: 2,
  on: {
    ProUpgraded: (event) => reviewTomorrow(event, 1),
    AppraisalApproved: (event) => reviewTomorrow(event, 1, event.data.appraisalId),
    AppraisalRejected: (event) => reviewTomorrow(event, 1, event.data.appraisalId),
    OpenDayReminded: (event) => reviewTomorrow(event, event.data.count + 1, event.data.appraisalId),
  },
};
