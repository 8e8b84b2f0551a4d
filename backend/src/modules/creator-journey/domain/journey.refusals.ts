import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const journeyRefusals = defineRefusals({
  CANNOT_ADJUST_OWN_POINTS: {
    status: 403,
    title: 'Error updating points',
    detail: 'Your own points are changed by another admin.',
  },
  NO_CREATOR_JOURNEY: {
    status: 409,
    title: 'Error updating points',
    detail: 'Only creators collect points. If this one has just registered, try again in a moment.',
  },
  POINTS_NOT_WHOLE: { status: 422, title: 'Error updating points', detail: 'Enter a whole number.' },
});
