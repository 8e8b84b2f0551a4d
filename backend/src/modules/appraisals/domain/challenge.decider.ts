import { AlreadyDecided, type Decider, DomainError, type Event, pick } from '../../../platform/event-sourcing/index.js';
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
const MAX_REMINDERS = 3;
const NOT_PROVIDED = 'Not provided';
export const DEFAULT_SELF_RATING = 5;

/** Ids of decided appraisals. A second review is refused as late instead of as not found. */
type Decided = readonly string[];

/** An approved day. The better mark counts, and a day can be improved once. */
interface Mark {
  readonly points: number;
  readonly attempts: number;
  readonly isImproved: boolean;
}

interface Week {
  readonly attempts: number;
  readonly isApproved: boolean;
}

interface Reviewed {
  readonly decided: Decided;
  readonly marks: Readonly<Record<number, Mark>>;
  readonly weeks: Readonly<Record<number, Week>>;
}

/** A day of the challenge, or a week of the programme after the challenge. */
interface Stage {
  readonly day: number | null;
  readonly week?: number;
  readonly attempt: number;
}

export type Challenge = Reviewed &
  (
    | { status: 'open'; day: number; attempt: number; reminders?: number }
    | (Stage & { status: 'pending'; appraisalId: string })
    | { status: 'completed' }
  );

export const challengeDecider: Decider<Challenge, ChallengeCommand, ChallengeEvent> = {
  initial: { status: 'open', day: 1, attempt: 1, decided: [], marks: {}, weeks: {} },
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
  if (challenge.status === 'pending') throw alreadyPending(challenge);
  const stage = challenge.status === 'open' ? currentDay(data, challenge) : stageAfterTheChallenge(data, challenge);
  const { day, attempt } = stage;
  if (data.attempt !== undefined && data.attempt !== attempt) throw sentElsewhere(stage);
  const formerPoints = day === null ? undefined : challenge.marks[day]?.points;
  return [
    {
      type: 'AppraisalSubmitted',
      data: {
        appraisalId: data.appraisalId,
        ...numberOf(stage),
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

const numberOf = ({ day, week }: Omit<Stage, 'attempt'>) => ({
  dayNumber: day,
  ...(week !== undefined && { weekNumber: week }),
});

const alreadyPending = ({ day, week }: Stage): DomainError =>
  day === null
    ? new DomainError(challengeRefusals.WEEK_ALREADY_PENDING, { week: week ?? 0 })
    : new DomainError(challengeRefusals.APPRAISAL_ALREADY_PENDING, { day });

const sentElsewhere = ({ day, week }: Stage): DomainError =>
  day === null
    ? new DomainError(challengeRefusals.WEEK_SENT_ELSEWHERE, { week: week ?? 0 })
    : new DomainError(challengeRefusals.NOT_THE_CURRENT_ATTEMPT, { day });

function currentDay(
  { dayNumber, weekNumber }: SubmitAppraisal['data'],
  { day, attempt }: Challenge & { status: 'open' },
): Stage {
  if (weekNumber !== undefined || (dayNumber ?? day) !== day)
    throw new DomainError(challengeRefusals.NOT_THE_CURRENT_DAY, { day });
  return { day, attempt };
}

function stageAfterTheChallenge(data: SubmitAppraisal['data'], challenge: Challenge): Stage {
  const { dayNumber, openWeek, weekNumber = dayNumber === undefined ? openWeek : undefined } = data;
  if (weekNumber === undefined) return improvableDay(data, challenge);
  const week = challenge.weeks[weekNumber];
  if (week?.isApproved) throw new DomainError(challengeRefusals.WEEK_ALREADY_APPROVED, { week: weekNumber });
  if (weekNumber !== openWeek || dayNumber !== undefined)
    throw new DomainError(challengeRefusals.WEEK_NOT_OPEN, { week: weekNumber });
  return { day: null, week: weekNumber, attempt: (week?.attempts ?? 0) + 1 };
}

/** The day that a creator who has finished the challenge hands in once more. */
function improvableDay({ dayNumber, mayImprove }: SubmitAppraisal['data'], { marks }: Challenge): Stage {
  if (!mayImprove || dayNumber === undefined) throw new DomainError(challengeRefusals.CHALLENGE_COMPLETED);
  const mark = marks[dayNumber];
  if (!mark || mark.isImproved) throw new DomainError(challengeRefusals.DAY_ALREADY_IMPROVED, { day: dayNumber });
  return { day: dayNumber, attempt: mark.attempts + 1 };
}

function approve({ data }: ApproveAppraisal, challenge: Challenge): ChallengeEvent[] {
  const { appraisalId, points, comment } = data;
  const stage = stageUnderReview(data, challenge);
  const { day } = stage;
  if (!Number.isInteger(points) || points < 0 || points > MAX_POINTS)
    throw new DomainError(challengeRefusals.POINTS_OUT_OF_RANGE);
  const former = day === null ? undefined : challenge.marks[day];
  const gained = former && { gained: Math.max(0, points - former.points) };
  const approved: ChallengeEvent = {
    type: 'AppraisalApproved',
    data: { appraisalId, ...numberOf(stage), points, ...gained, ...(comment && { comment }) },
  };
  return day === CHALLENGE_DAYS && !former ? [approved, { type: 'ChallengeCompleted', data: {} }] : [approved];
}

function reject({ data }: RejectAppraisal, challenge: Challenge): ChallengeEvent[] {
  const { appraisalId, reason } = data;
  const stage = stageUnderReview(data, challenge);
  return [{ type: 'AppraisalRejected', data: { appraisalId, ...numberOf(stage), ...(reason && { reason }) } }];
}

/** Each reminder is sent once, and only while the day is still open. A submission restarts the count. */
function remind({ data: { count, appraisalId } }: RemindOfOpenDay, challenge: Challenge): ChallengeEvent[] {
  if (challenge.status !== 'open' || challenge.decided.at(-1) !== appraisalId) return [];
  if (count > MAX_REMINDERS || count !== (challenge.reminders ?? 0) + 1) return [];
  return [{ type: 'OpenDayReminded', data: { dayNumber: challenge.day, count, ...(appraisalId && { appraisalId }) } }];
}

/** The day or week of the appraisal under review. Throws when this reviewer may not decide it. */
function stageUnderReview(review: { appraisalId: string; reviewerIsCreator: boolean }, challenge: Challenge): Stage {
  if (review.reviewerIsCreator) throw new DomainError(challengeRefusals.CANNOT_REVIEW_OWN_APPRAISAL);
  if (challenge.decided.includes(review.appraisalId)) {
    throw new AlreadyDecided(challengeRefusals.APPRAISAL_ALREADY_DECIDED, {}, (event) =>
      isDecisionOn(review.appraisalId, event),
    );
  }
  if (challenge.status !== 'pending' || challenge.appraisalId !== review.appraisalId) {
    throw new DomainError(challengeRefusals.APPRAISAL_NOT_FOUND);
  }
  return challenge;
}

const isDecisionOn = (appraisalId: string, { type, data }: Event): boolean =>
  type !== 'AppraisalSubmitted' &&
  type !== 'OpenDayReminded' &&
  'appraisalId' in data &&
  data.appraisalId === appraisalId;

function evolve(challenge: Challenge, { type, data }: ChallengeEvent): Challenge {
  const { decided, marks, weeks } = challenge;
  switch (type) {
    case 'AppraisalSubmitted': {
      const { dayNumber: day, weekNumber: week, attempt, appraisalId } = data;
      const stage = { day, ...(week !== undefined && { week }), attempt };
      return { status: 'pending', ...stage, appraisalId, decided, marks, weeks };
    }
    case 'AppraisalApproved':
    case 'AppraisalRejected':
      return review(challenge, { type, data } as AppraisalApproved | AppraisalRejected);
    case 'ChallengeCompleted':
      return { status: 'completed', decided, marks, weeks };
    case 'OpenDayReminded':
      return challenge.status === 'open' ? { ...challenge, reminders: data.count } : challenge;
  }
}

function review(challenge: Challenge, { type, data }: AppraisalApproved | AppraisalRejected): Challenge {
  const { appraisalId, dayNumber: day, weekNumber } = data;
  const attempts = challenge.status === 'pending' ? challenge.attempt : 0;
  const reviewed = { ...pick(challenge, ['marks', 'weeks']), decided: [...challenge.decided, appraisalId] };
  if (day === null) {
    const week = { attempts, isApproved: type === 'AppraisalApproved' };
    return { ...reviewed, status: 'completed', weeks: { ...challenge.weeks, [weekNumber ?? 0]: week } };
  }
  return reviewDay(reviewed, { day, attempts, points: type === 'AppraisalApproved' ? data.points : undefined });
}

/** Applies a decision on a day. A day that had a mark already was improved, so the challenge stays completed. */
function reviewDay(
  reviewed: Reviewed,
  { day, attempts, points }: { day: number; attempts: number; points: number | undefined },
): Challenge {
  const former = reviewed.marks[day];
  if (points === undefined) {
    if (!former) return { ...reviewed, status: 'open', day, attempt: attempts + 1 };
    const mark = { ...former, attempts: Math.max(attempts, former.attempts) };
    return { ...reviewed, status: 'completed', marks: { ...reviewed.marks, [day]: mark } };
  }
  const mark = {
    points: Math.max(points, former?.points ?? 0),
    attempts: Math.max(attempts, 1),
    isImproved: former !== undefined,
  };
  const marks = { ...reviewed.marks, [day]: mark };
  return former
    ? { ...reviewed, status: 'completed', marks }
    : { ...reviewed, status: 'open', day: day + 1, attempt: 1, marks };
}
