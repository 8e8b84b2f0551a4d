import { AlreadyDecided, type Decider, DomainError, type Event } from '../../../platform/event-sourcing/index.js';
import type {
  ApproveAppraisal,
  ChallengeCommand,
  RejectAppraisal,
  RemindOfOpenDay,
  SubmitAppraisal,
} from './challenge.commands.js';
import type { AppraisalApproved, AppraisalRejected, ChallengeEvent } from './challenge.events.js';
import { challengeRefusals } from './challenge.refusals.js';

export const CHALLENGE_DAYS = 7;
export const MAX_POINTS = 15;
export const MAX_REMINDERS = 3;
const NOT_PROVIDED = 'Not provided';
export const DEFAULT_SELF_RATING = 5;

/** Appraisals that were decided, by id: a second review hears that it came late, not that nothing is there. */
type Decided = readonly string[];

/** A day that was approved: the better mark counts, and it is improved once. */
interface Mark {
  readonly points: number;
  readonly attempts: number;
  readonly isImproved: boolean;
}

interface Reviewed {
  readonly decided: Decided;
  readonly marks: Readonly<Record<number, Mark>>;
}

export type Challenge = Reviewed &
  (
    | { status: 'open'; day: number; attempt: number; reminders?: number }
    | { status: 'pending'; day: number; attempt: number; appraisalId: string }
    | { status: 'completed' }
  );

export const challengeDecider: Decider<Challenge, ChallengeCommand, ChallengeEvent> = {
  initial: { status: 'open', day: 1, attempt: 1, decided: [], marks: {} },
  decide: (command, challenge) => {
    switch (command.type) {
      case 'SubmitAppraisal':
        return submit(command, challenge);
      case 'ApproveAppraisal':
        return approve(command, challenge);
      case 'RejectAppraisal':
        return reject(command, challenge);
      case 'RemindOfOpenDay':
        return remind(command, challenge);
    }
  },
  evolve,
};

function submit({ data }: SubmitAppraisal, challenge: Challenge): ChallengeEvent[] {
  if (challenge.status === 'pending')
    throw new DomainError(challengeRefusals.APPRAISAL_ALREADY_PENDING, { day: challenge.day });
  const { day, attempt } = challenge.status === 'open' ? challenge : improvableDay(data, challenge);
  if (data.dayNumber !== undefined && data.dayNumber !== day) {
    throw new DomainError(challengeRefusals.NOT_THE_CURRENT_DAY, { day });
  }
  if (data.attempt !== undefined && data.attempt !== attempt) {
    throw new DomainError(challengeRefusals.NOT_THE_CURRENT_ATTEMPT, { day });
  }
  const formerPoints = challenge.marks[day]?.points;
  return [
    {
      type: 'AppraisalSubmitted',
      data: {
        appraisalId: data.appraisalId,
        dayNumber: day,
        attempt,
        ...(formerPoints !== undefined && { formerPoints }),
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

/** The day that a creator who is through asks to hand in once more. */
function improvableDay(
  { dayNumber, mayImprove }: SubmitAppraisal['data'],
  { marks }: Challenge,
): { day: number; attempt: number } {
  if (!mayImprove || dayNumber === undefined) throw new DomainError(challengeRefusals.CHALLENGE_COMPLETED);
  const mark = marks[dayNumber];
  if (!mark || mark.isImproved) throw new DomainError(challengeRefusals.DAY_ALREADY_IMPROVED, { day: dayNumber });
  return { day: dayNumber, attempt: mark.attempts + 1 };
}

function approve({ data }: ApproveAppraisal, challenge: Challenge): ChallengeEvent[] {
  const { appraisalId, points, comment } = data;
  const day = dayUnderReview(data, challenge);
  if (!Number.isInteger(points) || points < 0 || points > MAX_POINTS)
    throw new DomainError(challengeRefusals.POINTS_OUT_OF_RANGE);
  const former = challenge.marks[day];
  const gained = former && { gained: Math.max(0, points - former.points) };
  const approved: ChallengeEvent = {
    type: 'AppraisalApproved',
    data: { appraisalId, dayNumber: day, points, ...gained, ...(comment && { comment }) },
  };
  return day === CHALLENGE_DAYS && !former ? [approved, { type: 'ChallengeCompleted', data: {} }] : [approved];
}

function reject({ data }: RejectAppraisal, challenge: Challenge): ChallengeEvent[] {
  const { appraisalId, reason } = data;
  const day = dayUnderReview(data, challenge);
  return [{ type: 'AppraisalRejected', data: { appraisalId, dayNumber: day, ...(reason && { reason }) } }];
}

/** Each reminder once and only while that day is still open; handing something in begins the count anew. */
function remind({ data: { count, appraisalId } }: RemindOfOpenDay, challenge: Challenge): ChallengeEvent[] {
  if (challenge.status !== 'open' || challenge.decided.at(-1) !== appraisalId) return [];
  if (count > MAX_REMINDERS || count !== (challenge.reminders ?? 0) + 1) return [];
  return [{ type: 'OpenDayReminded', data: { dayNumber: challenge.day, count, ...(appraisalId && { appraisalId }) } }];
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
  type !== 'AppraisalSubmitted' &&
  type !== 'OpenDayReminded' &&
  'appraisalId' in data &&
  data.appraisalId === appraisalId;

function evolve(challenge: Challenge, { type, data }: ChallengeEvent): Challenge {
  const { decided, marks } = challenge;
  switch (type) {
    case 'AppraisalSubmitted': {
      const { dayNumber: day, attempt, appraisalId } = data;
      return { status: 'pending', day, attempt, appraisalId, decided, marks };
    }
    case 'AppraisalApproved':
    case 'AppraisalRejected':
      return review(challenge, { type, data } as AppraisalApproved | AppraisalRejected);
    case 'ChallengeCompleted':
      return { status: 'completed', decided, marks };
    case 'OpenDayReminded':
      return challenge.status === 'open' ? { ...challenge, reminders: data.count } : challenge;
  }
}

/** A day with a mark was handed in once more: the challenge is over, whatever became of it. */
function review(challenge: Challenge, { type, data }: AppraisalApproved | AppraisalRejected): Challenge {
  const { appraisalId, dayNumber: day } = data;
  const former = challenge.marks[day];
  const attempts = challenge.status === 'pending' ? challenge.attempt : 0;
  const decided = [...challenge.decided, appraisalId];
  if (type === 'AppraisalRejected') {
    if (!former) return { status: 'open', day, attempt: attempts + 1, decided, marks: challenge.marks };
    const mark = { ...former, attempts: Math.max(attempts, former.attempts) };
    return { status: 'completed', decided, marks: { ...challenge.marks, [day]: mark } };
  }
  const mark = {
    points: Math.max(data.points, former?.points ?? 0),
    attempts: Math.max(attempts, 1),
    isImproved: former !== undefined,
  };
  const marks = { ...challenge.marks, [day]: mark };
  return former
    ? { status: 'completed', decided, marks }
    : { status: 'open', day: day + 1, attempt: 1, decided, marks };
}
