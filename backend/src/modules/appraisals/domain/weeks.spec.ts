import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { ApproveAppraisal, RejectAppraisal, SubmitAppraisal } from './challenge.commands.js';
import { challengeDecider } from './challenge.decider.js';
import type { AppraisalApproved, AppraisalRejected, AppraisalSubmitted, ChallengeEvent } from './challenge.events.js';
import { challengeRefusals } from './challenge.refusals.js';

const given = deciderSpec(challengeDecider, challengeRefusals);
const texts = { learnings: 'Plan the week before posting.', assignmentUrl: 'https://network.example/posts/1' };
const notProvided = { achievements: 'Not provided', challenges: 'Not provided', goals: 'Not provided' };
const submit = (appraisalId: string, more: Partial<SubmitAppraisal['data']>): SubmitAppraisal => ({
  type: 'SubmitAppraisal',
  data: { appraisalId, ...texts, ...more },
});
const approve = (appraisalId: string, points: number): ApproveAppraisal => ({
  type: 'ApproveAppraisal',
  data: { appraisalId, points, reviewerIsCreator: false },
});
const reject = (appraisalId: string): RejectAppraisal => ({
  type: 'RejectAppraisal',
  data: { appraisalId, reviewerIsCreator: false },
});
const submitted = (appraisalId: string, dayNumber: number, attempt = 1): AppraisalSubmitted => ({
  type: 'AppraisalSubmitted',
  data: { appraisalId, dayNumber, attempt, ...texts, ...notProvided, selfRating: 5 },
});
const approvedDays = (days: number): ChallengeEvent[] =>
  Array.from({ length: days }, (_, i) => [
    submitted(`a${String(i + 1)}`, i + 1),
    { type: 'AppraisalApproved', data: { appraisalId: `a${String(i + 1)}`, dayNumber: i + 1, points: 10 } } as const,
  ]).flat();

describe('a week of the programme', () => {
  const completed: ChallengeEvent[] = [...approvedDays(7), { type: 'ChallengeCompleted', data: {} }];
  const hand = (
    weekNumber: number | undefined,
    openWeek: number | undefined,
    more: Partial<SubmitAppraisal['data']> = {},
  ) => submit('w1', { ...(weekNumber && { weekNumber }), ...(openWeek && { openWeek }), ...more });
  const week = (weekNumber: number, attempt = 1): AppraisalSubmitted => ({
    type: 'AppraisalSubmitted',
    data: { ...submitted('w1', 1, attempt).data, dayNumber: null, weekNumber },
  });
  const decided = { appraisalId: 'w1', dayNumber: null, weekNumber: 5 };
  const weekApproved: AppraisalApproved = { type: 'AppraisalApproved', data: { ...decided, points: 9 } };
  const weekRejected: AppraisalRejected = { type: 'AppraisalRejected', data: decided };

  it('is handed in while it lasts, also without its number', () => {
    const through = given(...completed);
    through.when(hand(5, 5)).then(week(5));
    through.when(hand(undefined, 5)).then(week(5));
    for (const other of [4, 6, 13]) through.when(hand(other, 5)).thenRefused('WEEK_NOT_OPEN');
    through.when(hand(5, undefined)).thenRefused('WEEK_NOT_OPEN');
    through.when(hand(5, 5, { dayNumber: 3 })).thenRefused('WEEK_NOT_OPEN');
  });
  it('comes after the challenge', () => {
    given(...approvedDays(3))
      .when(hand(5, 5))
      .thenRefused('NOT_THE_CURRENT_DAY');
    given(...completed)
      .when(hand(undefined, undefined))
      .thenRefused('CHALLENGE_COMPLETED');
  });
  it('leaves a day to be handed in once more', () =>
    given(...completed)
      .when(hand(undefined, 5, { dayNumber: 3, mayImprove: true }))
      .then({ ...submitted('w1', 3, 2), data: { ...submitted('w1', 3, 2).data, formerPoints: 10 } }));
  it('earns its points, and is approved once', () => {
    given(...completed, week(5))
      .when(approve('w1', 9))
      .then(weekApproved);
    given(...completed, week(5), weekApproved)
      .when(hand(5, 5))
      .thenRefused('WEEK_ALREADY_APPROVED');
    given(...completed, week(5), weekApproved)
      .when(hand(6, 6))
      .then(week(6));
  });
  it('is handed in again after a refusal, until it ends', () => {
    given(...completed, week(5))
      .when(reject('w1'))
      .then(weekRejected);
    const declined = given(...completed, week(5), weekRejected);
    declined.when(hand(5, 5)).then(week(5, 2));
    declined.when(hand(5, 5, { attempt: 1 })).thenRefused('WEEK_SENT_ELSEWHERE');
    declined.when(hand(5, 6)).thenRefused('WEEK_NOT_OPEN');
    declined.when(hand(6, 6)).then(week(6));
  });
  it('waits for the one that is reviewed', () =>
    given(...completed, week(5))
      .when(hand(6, 6))
      .thenRefused('WEEK_ALREADY_PENDING'));
});
