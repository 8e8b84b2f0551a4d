import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const challengeRefusals = {
  ...defineRefusals(409, 'Submission Failed', {
    APPRAISAL_ALREADY_PENDING: 'Day {day} is waiting for review. You can submit the next day once it is approved.',
    WEEK_ALREADY_PENDING: 'Week {week} is waiting for review. You can submit the next one once it is decided.',
    WEEK_NOT_OPEN:
      'Week {week} is not open. Each week is handed in while it lasts; open the page again to see which one it is.',
    WEEK_ALREADY_APPROVED: 'Week {week} is approved already. The next one opens when it ends.',
    NOT_THE_CURRENT_DAY: 'Your current day is day {day}. Open it again and submit there.',
    NOT_THE_CURRENT_ATTEMPT:
      'Day {day} was sent from another device and was not approved. Read the reason, and send it again.',
    WEEK_SENT_ELSEWHERE:
      'Week {week} was sent from another device and was not approved. Read the reason, and send it again.',
    CHALLENGE_COMPLETED: 'You have completed the 7-day challenge.',
    DAY_ALREADY_IMPROVED: 'Day {day} was handed in once more already. Choose another day.',
  }),
  ...defineRefusals(409, 'Error updating status', {
    APPRAISAL_ALREADY_DECIDED: '{who} {decision} this appraisal already.',
  }),
  ...defineRefusals(404, 'Error updating status', { APPRAISAL_NOT_FOUND: 'There is no such appraisal.' }),
  ...defineRefusals(403, 'Error updating status', {
    CANNOT_REVIEW_OWN_APPRAISAL: 'Your own appraisal is reviewed by someone else.',
  }),
  ...defineRefusals(422, 'Error updating status', {
    POINTS_OUT_OF_RANGE: 'Enter a whole number of points from 0 to 15.',
  }),
};
