import { defineRefusals } from '../../../platform/event-sourcing/index.js';

export const challengeRefusals = defineRefusals({
  APPRAISAL_ALREADY_PENDING: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Day {day} is waiting for review. You can submit the next day once it is approved.',
  },
  WEEK_ALREADY_PENDING: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Week {week} is waiting for review. You can submit the next one once it is decided.',
  },
  WEEK_NOT_OPEN: {
    status: 409,
    title: 'Submission Failed',
    detail:
      'Week {week} is not open. Each week is handed in while it lasts; open the page again to see which one it is.',
  },
  WEEK_ALREADY_APPROVED: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Week {week} is approved already. The next one opens when it ends.',
  },
  NOT_THE_CURRENT_DAY: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Your current day is day {day}. Open it again and submit there.',
  },
  NOT_THE_CURRENT_ATTEMPT: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Day {day} was sent from another device and was not approved. Read the reason, and send it again.',
  },
  WEEK_SENT_ELSEWHERE: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Week {week} was sent from another device and was not approved. Read the reason, and send it again.',
  },
  CHALLENGE_COMPLETED: {
    status: 409,
    title: 'Submission Failed',
    detail: 'You have completed the 7-day challenge.',
  },
  DAY_ALREADY_IMPROVED: {
    status: 409,
    title: 'Submission Failed',
    detail: 'Day {day} was handed in once more already. Choose another day.',
  },
  APPRAISAL_ALREADY_DECIDED: {
    status: 409,
    title: 'Error updating status',
    detail: '{who} {decision} this appraisal already.',
  },
  APPRAISAL_NOT_FOUND: { status: 404, title: 'Error updating status', detail: 'There is no such appraisal.' },
  CANNOT_REVIEW_OWN_APPRAISAL: {
    status: 403,
    title: 'Error updating status',
    detail: 'Your own appraisal is reviewed by someone else.',
  },
  POINTS_OUT_OF_RANGE: {
    status: 422,
    title: 'Error updating status',
    detail: 'Enter a whole number of points from 0 to 15.',
  },
});
