import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const journeyRefusals = {
  ...defineRefusals(403, 'Error updating points', {
    CANNOT_ADJUST_OWN_POINTS: 'Your own points are changed by another admin.',
  }),
  ...defineRefusals(409, 'Error updating points', {
    NO_CREATOR_JOURNEY: 'Only creators collect points. If this one has just registered, try again in a moment.',
  }),
  ...defineRefusals(422, 'Error updating points', { POINTS_NOT_WHOLE: 'Enter a whole number.' }),
};
