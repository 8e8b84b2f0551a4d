import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { hireRequest } from './hire-request.aggregate.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import { type HireRequestState, placesOf, takenPlacesOf } from './hire-request.decider.js';
import type { HireDetails, HireRequestEvent } from './hire-request.events.js';

const { decider } = hireRequest;
const details: HireDetails = {
  ...{ department: 'Marketing', skills: 'Copywriting', numberOfInterns: '2' },
  ...{ workType: 'Remote', stipend: null, jobDuration: null },
};
const now = '2026-11-02T09:00:00.000Z';
const lapsesAt = '2026-11-05T09:00:00.000Z';
const invited = (n: number): HireRequestEvent => ({
  type: 'CreatorInvited',
  data: { ...details, invitationId: `i${n}`, creatorId: `c${n}`, lapsesAt },
});
const approved: HireRequestEvent[] = [
  { type: 'HireRequested', data: details },
  { type: 'HireRequestApproved', data: {} },
];

/** Weights the steps that lead to work, as random walks without any consent meet few of the rules. */
const often = <T>(arbitrary: fc.Arbitrary<T>) => ({ arbitrary, weight: 4 });

it('whatever is asked in whatever order, no more places are taken than there are, and nobody works before both said yes', () => {
  const seen = new Set<string>();
  const ids = fc.constantFrom('i1', 'i2', 'i3', 'i4');
  const moment = fc.constantFrom(now, '2026-11-04T00:00:00.000Z', lapsesAt);
  const command = fc.oneof(
    fc.record({
      type: fc.constantFrom('DeclineInvitation', 'RecallInvitation', 'WithdrawInvitation', 'DeclineCreator'),
      data: fc.record({ invitationId: ids, by: fc.constantFrom('business', 'creator') }),
    }),
    often(
      fc.record({
        type: fc.constantFrom('AcceptInvitation', 'AcceptInvitation', 'LapseInvitation'),
        data: fc.record({ invitationId: ids, now: moment }),
      }),
    ),
    often(
      fc.record({
        type: fc.constant('AcceptCreator'),
        data: fc.record({ invitationId: ids, isAvailable: fc.boolean() }),
      }),
    ),
    fc.record({
      type: fc.constant('InviteNext'),
      data: fc.record({ invitationId: fc.uuid(), available: fc.constant(['c8', 'c9']), now: moment }),
    }),
    often(
      fc.record({
        type: fc.constant('ReportWork'),
        data: fc.record({
          invitationId: ids,
          by: fc.constantFrom('business', 'creator'),
          step: fc.constantFrom('started', 'finished', 'brokenOff'),
        }),
      }),
    ),
    fc.record({
      type: fc.constantFrom('DisputeWork', 'SettleDispute', 'RateWork'),
      data: fc.record({
        invitationId: ids,
        by: fc.constantFrom('business', 'creator'),
        outcome: fc.constantFrom('finished', 'brokenOff'),
      }),
    }),
  ) as fc.Arbitrary<HireRequestCommand>;
  const start: HireRequestEvent[] = [...approved, ...[1, 2, 3, 4].map(invited)];
  const shortlist: HireRequestEvent = { type: 'CreatorsShortlisted', data: { creatorIds: ['c8', 'c9'] } };
  fc.assert(
    fc.property(fc.array(command, { maxLength: 80, size: 'max' }), (asked) => {
      let state: HireRequestState = [...start, shortlist].reduce(decider.evolve, decider.initial);
      for (const one of asked) {
        const former = state;
        const made = attempt(one, state);
        state = made.reduce(decider.evolve, state);
        expect(takenPlacesOf(state)).toBeLessThanOrEqual(placesOf(state));
        expectNothingToAnswerOnceWithdrawn(state);
        for (const { type, data } of made) {
          seen.add(type);
          if (!type.startsWith('Work')) continue;
          const { status } = former.invitations.find(
            ({ id }) => id === (data as { invitationId: string }).invitationId,
          )!;
          expect(['agreed', 'started', 'disputed', 'finished', 'brokenOff']).toContain(status);
        }
      }
    }),
    { numRuns: 200 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['WorkStarted', 'WorkFinished', 'WorkBrokenOff', 'DisputeSettled']));
});

/** After a withdrawal of her consent, she has no open invitation, and the business cannot accept her. */
function expectNothingToAnswerOnceWithdrawn(state: HireRequestState): void {
  for (const { id } of state.invitations) {
    const withdrawn = attempt({ type: 'WithdrawInvitation', data: { invitationId: id, by: 'creator' } }, state);
    const after = withdrawn.reduce(decider.evolve, state);
    expect(['open', 'accepted']).not.toContain(after.invitations.find((one) => one.id === id)?.status);
    expect(attempt({ type: 'AcceptCreator', data: { invitationId: id, isAvailable: true } }, after)).toEqual([]);
  }
}

function attempt(command: HireRequestCommand, state: HireRequestState): readonly HireRequestEvent[] {
  try {
    return decider.decide(command, state);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
