import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import type { ApproveAppraisal, ChallengeCommand, RejectAppraisal, SubmitAppraisal } from './challenge.commands.js';
import { CHALLENGE_DAYS, challengeDecider } from './challenge.decider.js';
import type { AppraisalApproved, AppraisalRejected, AppraisalSubmitted, ChallengeEvent } from './challenge.events.js';
import { challengeRefusals } from './challenge.refusals.js';

const given = deciderSpec(challengeDecider, challengeRefusals);

const learnings = 'Plan the week before posting.';
const assignmentUrl = 'https://network.example/posts/1';
const submit = (appraisalId: string, more: Partial<SubmitAppraisal['data']> = {}): SubmitAppraisal => ({
  type: 'SubmitAppraisal',
  data: { appraisalId, learnings, assignmentUrl, ...more },
});
const approve = (
  appraisalId: string,
  points: number,
  more: Partial<ApproveAppraisal['data']> = {},
): ApproveAppraisal => ({
  type: 'ApproveAppraisal',
  data: { appraisalId, points, reviewerIsCreator: false, ...more },
});
const reject = (appraisalId: string, reason?: string): RejectAppraisal => ({
  type: 'RejectAppraisal',
  data: { appraisalId, reviewerIsCreator: false, ...(reason !== undefined && { reason }) },
});

const notProvided = { achievements: 'Not provided', challenges: 'Not provided', goals: 'Not provided' };
const submitted = (appraisalId: string, dayNumber: number, attempt = 1): AppraisalSubmitted => ({
  type: 'AppraisalSubmitted',
  data: { appraisalId, dayNumber, attempt, learnings, assignmentUrl, ...notProvided, selfRating: 5 },
});
const approved = (appraisalId: string, dayNumber: number, points = 10): AppraisalApproved => ({
  type: 'AppraisalApproved',
  data: { appraisalId, dayNumber, points },
});
const rejected = (appraisalId: string, dayNumber: number, reason?: string): AppraisalRejected => ({
  type: 'AppraisalRejected',
  data: { appraisalId, dayNumber, ...(reason !== undefined && { reason }) },
});
const approvedDays = (days: number): ChallengeEvent[] =>
  Array.from({ length: days }, (_, i) => [
    submitted(`a${String(i + 1)}`, i + 1),
    approved(`a${String(i + 1)}`, i + 1),
  ]).flat();

describe('submitting an appraisal', () => {
  it('starts with day 1', () => given().when(submit('a1')).then(submitted('a1', 1)));
  it('keeps what was given instead of the defaults', () =>
    given()
      .when(submit('a1', { goals: 'Ten posts', selfRating: 8 }))
      .then({ type: 'AppraisalSubmitted', data: { ...submitted('a1', 1).data, goals: 'Ten posts', selfRating: 8 } }));
  it('goes on with the day after the last approved one', () =>
    given(...approvedDays(3))
      .when(submit('a4'))
      .then(submitted('a4', 4)));
  it('reopens a rejected day as a new attempt', () =>
    given(submitted('a1', 1), rejected('a1', 1))
      .when(submit('b1'))
      .then(submitted('b1', 1, 2)));
  it('refuses a second submission of the day', () =>
    given(submitted('a1', 1)).when(submit('b1')).thenRefused('APPRAISAL_ALREADY_PENDING'));
  it('refuses a form for a day that has passed', () =>
    given(...approvedDays(1))
      .when(submit('b1', { dayNumber: 1 }))
      .thenRefused('NOT_THE_CURRENT_DAY'));
  it('refuses what was written before a try that was declined', () => {
    const declined = given(submitted('a1', 1), rejected('a1', 1));
    declined.when(submit('b1', { dayNumber: 1, attempt: 1 })).thenRefused('NOT_THE_CURRENT_ATTEMPT');
    declined.when(submit('b1', { dayNumber: 1, attempt: 2 })).then(submitted('b1', 1, 2));
  });
  it('refuses an eighth day', () =>
    given(...approvedDays(7), { type: 'ChallengeCompleted', data: {} })
      .when(submit('a8'))
      .thenRefused('CHALLENGE_COMPLETED'));
});

describe('approving an appraisal', () => {
  it('awards the points', () =>
    given(submitted('a1', 1))
      .when(approve('a1', 12))
      .then(approved('a1', 1, 12)));
  it('allows 0 points', () =>
    given(submitted('a1', 1))
      .when(approve('a1', 0))
      .then(approved('a1', 1, 0)));
  it('allows 15 points', () =>
    given(submitted('a1', 1))
      .when(approve('a1', 15))
      .then(approved('a1', 1, 15)));
  it('tells the comment, if there is one', () => {
    const comment = 'Clear and well timed.';
    const pending = given(submitted('a1', 1));
    pending.when(approve('a1', 12, { comment })).then({
      type: 'AppraisalApproved',
      data: { ...approved('a1', 1, 12).data, comment },
    });
    pending.when(approve('a1', 12, { comment: '' })).then(approved('a1', 1, 12));
  });
  it('completes the challenge with day 7', () =>
    given(...approvedDays(6), submitted('a7', 7))
      .when(approve('a7', 10))
      .then(approved('a7', 7), { type: 'ChallengeCompleted', data: {} }));
  it.each([-1, 16, 1.5, Number.NaN])('refuses %p points', (points) =>
    given(submitted('a1', 1)).when(approve('a1', points)).thenRefused('POINTS_OUT_OF_RANGE'),
  );
  it('refuses one that was approved', () =>
    given(...approvedDays(1))
      .when(approve('a1', 5))
      .thenAlreadyDecided('APPRAISAL_ALREADY_DECIDED', approved('a1', 1)));
  it('refuses one that was rejected, even while the next attempt waits', () =>
    given(submitted('a1', 1), rejected('a1', 1), submitted('b1', 1, 2))
      .when(approve('a1', 5))
      .thenAlreadyDecided('APPRAISAL_ALREADY_DECIDED', rejected('a1', 1)));
  it('refuses one that nobody submitted, also while another waits', () => {
    given().when(approve('x', 5)).thenRefused('APPRAISAL_NOT_FOUND');
    given(submitted('a1', 1)).when(approve('x', 5)).thenRefused('APPRAISAL_NOT_FOUND');
  });
  it('refuses the creator as reviewer', () =>
    given(submitted('a1', 1))
      .when(approve('a1', 5, { reviewerIsCreator: true }))
      .thenRefused('CANNOT_REVIEW_OWN_APPRAISAL'));
});

describe('rejecting an appraisal', () => {
  it('tells the reason', () =>
    given(submitted('a1', 1))
      .when(reject('a1', 'The link is private'))
      .then(rejected('a1', 1, 'The link is private')));
  it('needs no reason', () => given(submitted('a1', 1)).when(reject('a1')).then(rejected('a1', 1)));
  it('refuses one that was decided', () =>
    given(...approvedDays(2), submitted('a3', 3))
      .when(reject('a2'))
      .thenAlreadyDecided('APPRAISAL_ALREADY_DECIDED', approved('a2', 2)));
});

describe('a day that is handed in once more', () => {
  const completed: ChallengeEvent[] = [...approvedDays(7), { type: 'ChallengeCompleted', data: {} }];
  const improve = (dayNumber: number, more: Partial<SubmitAppraisal['data']> = {}) =>
    submit('b1', { dayNumber, mayImprove: true, ...more });
  const again = (dayNumber: number, attempt = 2): AppraisalSubmitted => ({
    type: 'AppraisalSubmitted',
    data: { ...submitted('b1', dayNumber, attempt).data, formerPoints: 10 },
  });
  const improved = (points: number, gained: number): AppraisalApproved => ({
    type: 'AppraisalApproved',
    data: { appraisalId: 'b1', dayNumber: 3, points, gained },
  });

  it('is any day of a challenge that is over', () => {
    given(...completed)
      .when(improve(3))
      .then(again(3));
    given(...completed)
      .when(improve(7))
      .then(again(7));
  });
  it('counts the difference where the mark is better', () =>
    given(...completed, again(3))
      .when(approve('b1', 13))
      .then(improved(13, 3)));
  it.each([10, 4, 0])('keeps the former mark where the new one is %i', (points) =>
    given(...completed, again(3))
      .when(approve('b1', points))
      .then(improved(points, 0)),
  );
  it('can be day 7, which completes nothing twice', () => {
    const data = { appraisalId: 'b1', dayNumber: 7, points: 12, gained: 2 };
    given(...completed, again(7))
      .when(approve('b1', 12))
      .then({ type: 'AppraisalApproved', data });
  });
  it('may be sent again after a refusal, and only then', () => {
    const declined = given(...completed, again(3), rejected('b1', 3));
    declined.when(improve(3)).then(again(3, 3));
    declined.when(improve(3, { attempt: 2 })).thenRefused('NOT_THE_CURRENT_ATTEMPT');
    given(...completed, again(3), improved(9, 0))
      .when(improve(3))
      .thenRefused('DAY_ALREADY_IMPROVED');
    given(...completed, again(3), improved(9, 0))
      .when(improve(4))
      .then(again(4));
  });
  it('waits while another is reviewed', () =>
    given(...completed, again(3))
      .when(improve(4))
      .thenRefused('APPRAISAL_ALREADY_PENDING'));
  it('is for those below the threshold, who name the day', () => {
    given(...completed)
      .when(submit('b1', { dayNumber: 3 }))
      .thenRefused('CHALLENGE_COMPLETED');
    given(...completed)
      .when(submit('b1', { mayImprove: true }))
      .thenRefused('CHALLENGE_COMPLETED');
    given(...approvedDays(3))
      .when(improve(2))
      .thenRefused('NOT_THE_CURRENT_DAY');
  });
});

describe('any order of commands', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const anyCommand: fc.Arbitrary<ChallengeCommand> = fc.oneof(
    ids.map((id) => submit(id)),
    fc.tuple(ids, fc.integer({ min: 1, max: 7 })).map(([id, dayNumber]) => submit(id, { dayNumber, mayImprove: true })),
    fc.tuple(ids, fc.integer({ min: 0, max: 15 })).map(([id, points]) => approve(id, points)),
    ids.map((id) => reject(id)),
  );

  const approvals = (commands: ChallengeCommand[]) =>
    run(commands).flatMap((event) => (event.type === 'AppraisalApproved' ? [event.data] : []));

  it('approves each day in order, and each once more at most when all are', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 80 }), (commands) => {
        const days = approvals(commands).map(({ dayNumber }) => dayNumber);
        const [first, again] = [days.slice(0, CHALLENGE_DAYS), days.slice(CHALLENGE_DAYS)];
        expect(first).toEqual(first.map((_, i) => i + 1));
        expect(new Set(again).size).toBe(again.length);
      }),
    );
  });

  it('counts the best mark of each day, and no day twice', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 120 }), (commands) => {
        const approved = approvals(commands);
        const counted = approved.reduce((sum, { points, gained }) => sum + (gained ?? points), 0);
        const best = new Map<number | null, number>();
        for (const { dayNumber, points } of approved) best.set(dayNumber, Math.max(points, best.get(dayNumber) ?? 0));
        expect(counted).toBe([...best.values()].reduce((sum, points) => sum + points, 0));
      }),
    );
  });

  it('never has two appraisals waiting', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 80 }), (commands) => {
        let waiting = 0;
        for (const { type } of run(commands)) {
          if (type === 'AppraisalSubmitted') waiting++;
          if (type === 'AppraisalApproved' || type === 'AppraisalRejected') waiting--;
          expect([0, 1]).toContain(waiting);
        }
      }),
    );
  });
});

/** The history after the commands, without those that are refused. Ids are made unique, as the product does. */
function run(commands: ChallengeCommand[]): ChallengeEvent[] {
  const history: ChallengeEvent[] = [];
  let state = challengeDecider.initial;
  for (const [i, command] of commands.entries()) {
    const unique =
      command.type === 'SubmitAppraisal'
        ? submit(`${command.data.appraisalId}${String(i)}`, improvement(command.data))
        : aim(command, state);
    try {
      for (const event of challengeDecider.decide(unique, state)) {
        history.push(event);
        state = challengeDecider.evolve(state, event);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return history;
}

const improvement = ({ dayNumber, mayImprove }: SubmitAppraisal['data']) =>
  mayImprove && dayNumber !== undefined ? { dayNumber, mayImprove } : {};

/** Aims half of the reviews at the pending appraisal. The other half names an unknown one. */
function aim<C extends ChallengeCommand>(command: C, state: typeof challengeDecider.initial): C {
  if (command.type === 'RemindOfOpenDay') return command;
  const hits = state.status === 'pending' && ['a', 'b', 'c'].includes(command.data.appraisalId);
  return hits ? { ...command, data: { ...command.data, appraisalId: state.appraisalId } } : command;
}
