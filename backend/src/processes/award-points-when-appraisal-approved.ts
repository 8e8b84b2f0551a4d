import type { AppraisalApproved } from '../modules/appraisals/public.js';
import { journey, journeyOf } from '../modules/creator-journey/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';

export const awardPointsWhenAppraisalApproved: Process<AppraisalApproved> = {
  name: 'award-points-when-appraisal-approved',
  on: {
    AppraisalApproved: ({ data: { dayNumber, weekNumber, points, gained }, meta }) => {
      const source = `Appraisal, ${dayNumber === null ? `week ${String(weekNumber)}` : `day ${String(dayNumber)}`}${gained === undefined ? '' : ', improved'}`;
      const data = { points: gained ?? points, source };
      return [intend(journey, journeyOf(meta.subjectId), { type: 'AwardPoints', data })];
    },
  },
};
