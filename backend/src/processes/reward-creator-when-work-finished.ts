import { journey, journeyOf } from '../modules/creator-journey/public.js';
import { availability, availabilityOf, type WorkFinished } from '../modules/hiring/public.js';
import { intend, type Process } from '../platform/event-sourcing/index.js';
import { hiring } from '../reference-data/index.js';

const award = { type: 'AwardPoints', data: { points: hiring.pointsForWork, source: 'Work for a business' } } as const;

/** Awards points, and counts the work in the record that ranks candidates. */
export const rewardCreatorWhenWorkFinished: Process<WorkFinished> = {
  name: 'reward-creator-when-work-finished',
  on: {
    WorkFinished: ({ data: { creatorId, invitationId } }) => [
      intend(journey, journeyOf(creatorId), award),
      intend(availability, availabilityOf(creatorId), { type: 'CountWork', data: { invitationId } }),
    ],
  },
};
