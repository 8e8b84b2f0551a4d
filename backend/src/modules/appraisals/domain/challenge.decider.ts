import { AlreadyDecided, type Decider, DomainError, type Event } from '../../../platform/event-sourcing/index.js';
import type { ApproveAppraisal, ChallengeCommand, RejectAppraisal, SubmitAppraisal } from './challenge.commands.js';
import type { ChallengeEvent } from './challenge.events.js';
import { challengeRefusals } from './challenge.refusals.js';

export const CHALLENGE_DAYS = 7;
export const MAX_POINTS = 15;
const NOT_PROVIDED = 'Not provided';
export const DEFAULT_SELF_RATING = 5;

/** Appraisals that were decided, by id: a second review hears that it came late, not that nothing is there. */
type Decided = readonly string[];

export type Challenge =
  | { status: 'open'; day: number; attempt: number; decided: Decided }
  | { status: 'pending'; day: number; attempt: number; appraisalId: string; decided: Decided }
  | { status: 'completed'; decided: Decided };

export const challengeDecider: Decider<Challenge, ChallengeCommand, ChallengeEvent> = {
  initial: { status: 'open', day: 1, attempt: 1, decided: [] },
  decide: (command, challenge) => {
    switch (command.type) {
      case 'SubmitAppraisal':
        return submit(command, challenge);
      case 'ApproveAppraisal':
        return approve(command, challenge);
      case 'RejectAppraisal':
        return reject(command, challenge);
    }
  },
  evolve,
};

function submit({ data }: SubmitAppraisal, challenge: Challenge): ChallengeEvent[] {
  if (challenge.status === 'completed') throw new DomainError(challengeRefusals.CHALLENGE_COMPLETED);
  if (challenge.status === 'pending')
    throw new DomainError(challengeRefusals.APPRAISAL_ALREADY_PENDING, { day: challenge.day });
  if (data.dayNumber !== undefined && data.dayNumber !== challenge.day) {
    throw new DomainError(challengeRefusals.NOT_THE_CURRENT_DAY, { day: challenge.day });
  }
  if (data.attempt !== undefined && data.attempt !== challenge.attempt) {
    throw new DomainError(challengeRefusals.NOT_THE_CURRENT_ATTEMPT, { day: challenge.day });
  }
  return [
    {
      type: 'AppraisalSubmitted',
      data: {
        appraisalId: data.appraisalId,
        dayNumber: challenge.day,
        attempt: challenge.attempt,
        learnings: data.learnings,
        assignmentUrl: data.assignmentUrl,
        achievements: data.achievements ?? NOT_PROVIDED,
        challenges: data.challenges ?? NOT_PROVIDED,
        goals: data.goals ?? NOT_PROVIDED,
        selfRating: data.selfRating ?? DEFAULT_SELF_RATING,
      },
    },
  ];
}

function approve({ data }: ApproveAppraisal, challenge: Challenge): ChallengeEvent[] {
  const { appraisalId, points, comment } = data;
  const day = dayUnderReview(data, challenge);
  if (!Number.isInteger(points) || points < 0 || points > MAX_POINTS)
    throw new DomainError(challengeRefusals.POINTS_OUT_OF_RANGE);
  const approved: ChallengeEvent = {
    type: 'AppraisalApproved',
    data: { appraisalId, dayNumber: day, points, ...(comment && { comment }) },
  };
  return day === CHALLENGE_DAYS ? [approved, { type: 'ChallengeCompleted', data: {} }] : [approved];
}

function reject({ data }: RejectAppraisal, challenge: Challenge): ChallengeEvent[] {
  const { appraisalId, reason } = data;
  const day = dayUnderReview(data, challenge);
  return [{ type: 'AppraisalRejected', data: { appraisalId, dayNumber: day, ...(reason && { reason }) } }];
}

/** The day of a pending appraisal that this reviewer may decide on. */
function dayUnderReview(review: { appraisalId: string; reviewerIsCreator: boolean }, challenge: Challenge): number {
  if (review.reviewerIsCreator) throw new DomainError(challengeRefusals.CANNOT_REVIEW_OWN_APPRAISAL);
  if (challenge.decided.includes(review.appraisalId)) {
    throw new AlreadyDecided(challengeRefusals.APPRAISAL_ALREADY_DECIDED, {}, (event) =>
      isDecisionOn(review.appraisalId, event),
    );
  }
  if (challenge.status !== 'pending' || challenge.appraisalId !== review.appraisalId) {
    throw new DomainError(challengeRefusals.APPRAISAL_NOT_FOUND);
  }
  return challenge.day;
}

const isDecisionOn = (appraisalId: string, { type, data }: Event): boolean =>
  type !== 'AppraisalSubmitted' && 'appraisalId' in data && data.appraisalId === appraisalId;

function evolve(challenge: Challenge, { type, data }: ChallengeEvent): Challenge {
  switch (type) {
    case 'AppraisalSubmitted': {
      const { dayNumber: day, attempt, appraisalId } = data;
      return { status: 'pending', day, attempt, appraisalId, decided: challenge.decided };
    }
    case 'AppraisalApproved':
      return { status: 'open', day: data.dayNumber + 1, attempt: 1, decided: [...challenge.decided, data.appraisalId] };
    case 'AppraisalRejected': {
      const attempt = challenge.status === 'pending' ? challenge.attempt + 1 : 1;
      return { status: 'open', day: data.dayNumber, attempt, decided: [...challenge.decided, data.appraisalId] };
    }
    case 'ChallengeCompleted':
      return { status: 'completed', decided: challenge.decided };
  }
}
