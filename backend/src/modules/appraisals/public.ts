export { challenge, challengeOf } from './domain/challenge.aggregate.js';
export { CHALLENGE_DAYS } from './domain/challenge.decider.js';
export type {
  AppraisalApproved,
  AppraisalRejected,
  ChallengeCompleted,
  ChallengeEvent,
} from './domain/challenge.events.js';
