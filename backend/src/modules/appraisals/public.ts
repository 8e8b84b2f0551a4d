export { challenge, challengeOf } from './domain/challenge.aggregate.js';
export { CHALLENGE_DAYS } from './domain/challenge.decider.js';
export type {
  AppraisalApproved,
  AppraisalRejected,
  ChallengeEvent,
  OpenDayReminded,
} from './domain/challenge.events.js';
export { CHALLENGE_CALENDAR, openDayReviews } from './jobs/open-day-review.js';
