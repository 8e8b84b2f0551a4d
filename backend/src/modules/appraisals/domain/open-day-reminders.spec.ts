import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import type { RemindOfOpenDay } from './challenge.commands.js';
import { challengeDecider } from './challenge.decider.js';
import type { ChallengeEvent, OpenDayReminded } from './challenge.events.js';
import { challengeRefusals } from './challenge.refusals.js';

const given = deciderSpec(challengeDecider, challengeRefusals);

const work = { learnings: 'Plan the week.', assignmentUrl: 'https://network.example/posts/1' };
const words = { achievements: 'None', challenges: 'None', goals: 'None', selfRating: 5 };
const submitted = (appraisalId: string, dayNumber: number): ChallengeEvent => ({
  type: 'AppraisalSubmitted',
  data: { appraisalId, dayNumber, attempt: 1, ...work, ...words },
});
const approved = (appraisalId: string, dayNumber: number): ChallengeEvent => ({
  type: 'AppraisalApproved',
  data: { appraisalId, dayNumber, points: 10 },
});
const rejected = (appraisalId: string, dayNumber: number): ChallengeEvent => ({
  type: 'AppraisalRejected',
  data: { appraisalId, dayNumber },
});
const approvedDays = (days: number): ChallengeEvent[] =>
  Array.from({ length: days }, (_, i) => [
    submitted(`a${String(i + 1)}`, i + 1),
    approved(`a${String(i + 1)}`, i + 1),
  ]).flat();

const remind = (count: number, appraisalId?: string): RemindOfOpenDay => ({
  type: 'RemindOfOpenDay',
  data: { count, ...(appraisalId && { appraisalId }) },
});
const reminded = (dayNumber: number, count: number, appraisalId?: string): OpenDayReminded => ({
  type: 'OpenDayReminded',
  data: { dayNumber, count, ...(appraisalId && { appraisalId }) },
});

describe('reminding of an open day', () => {
  it('reminds of the first day', () => given().when(remind(1)).then(reminded(1, 1)));
  it('reminds of the day that the last decision opened', () => {
    given(...approvedDays(2))
      .when(remind(1, 'a2'))
      .then(reminded(3, 1, 'a2'));
    given(submitted('a1', 1), rejected('a1', 1))
      .when(remind(1, 'a1'))
      .then(reminded(1, 1, 'a1'));
  });
  it('reminds of each once, three times in a row, and then falls silent', () => {
    const twice = [reminded(1, 1), reminded(1, 2)];
    given(reminded(1, 1)).when(remind(1)).thenNothing();
    given(...twice)
      .when(remind(3))
      .then(reminded(1, 3));
    given(...twice, reminded(1, 3))
      .when(remind(4))
      .thenNothing();
  });
  it('skips none', () => given().when(remind(2)).thenNothing());
  it('is quiet while an appraisal waits, and about a day that was opened by an earlier decision', () => {
    given(submitted('a1', 1)).when(remind(1)).thenNothing();
    given(...approvedDays(2))
      .when(remind(1, 'a1'))
      .thenNothing();
    given(...approvedDays(1))
      .when(remind(1))
      .thenNothing();
  });
  it('begins anew once something was handed in', () =>
    given(reminded(1, 1), reminded(1, 2), reminded(1, 3), submitted('a1', 1), rejected('a1', 1))
      .when(remind(1, 'a1'))
      .then(reminded(1, 1, 'a1')));
  it('is over with the challenge', () =>
    given(...approvedDays(7), { type: 'ChallengeCompleted', data: {} })
      .when(remind(1, 'a7'))
      .thenNothing());
  it('is no decision on an appraisal', () =>
    given(submitted('a1', 1), approved('a1', 1), reminded(2, 1, 'a1'))
      .when({ type: 'RejectAppraisal', data: { appraisalId: 'a1', reviewerIsCreator: false } })
      .thenAlreadyDecided('APPRAISAL_ALREADY_DECIDED', approved('a1', 1)));
});
