import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { hireRequest } from './hire-request.aggregate.js';
import type { MatchingCommand } from './hire-request.commands.js';
import { type HireRequestState, placesOf, takenPlacesOf } from './hire-request.decider.js';
import type { HireDetails, HireRequestEvent } from './hire-request.events.js';
import { hireRequestRefusals } from './hire-request.refusals.js';

const { decider } = hireRequest;
const given = deciderSpec(decider, hireRequestRefusals);

const details: HireDetails = {
  ...{ department: 'Marketing', skills: 'Copywriting', numberOfInterns: '2' },
  ...{ workType: 'Remote', stipend: null, jobDuration: null },
};
const now = '2026-11-02T09:00:00.000Z';
const lapsesAt = '2026-11-05T09:00:00.000Z';
const of = (n: number) => ({ invitationId: `i${n}`, creatorId: `c${n}` });
const invited = (n: number): HireRequestEvent => ({
  type: 'CreatorInvited',
  data: { ...details, ...of(n), lapsesAt },
});
const event = (type: HireRequestEvent['type'], n = 1, more = {}): HireRequestEvent =>
  ({ type, data: { ...of(n), ...more } }) as HireRequestEvent;
const requested: HireRequestEvent = { type: 'HireRequested', data: details };
const approved: HireRequestEvent[] = [requested, { type: 'HireRequestApproved', data: {} }];
const rejected: HireRequestEvent[] = [requested, { type: 'HireRequestRejected', data: {} }];
const accepted = [invited(1), event('InvitationAccepted')];

const commands = {
  invite: { type: 'InviteCreators', data: { creatorIds: ['c1'], invitationIds: ['i1'], next: [], now } },
  next: { type: 'InviteNext', data: { invitationId: 'i9', available: ['c9'], now } },
  accept: { type: 'AcceptInvitation', data: { invitationId: 'i1', now } },
  decline: { type: 'DeclineInvitation', data: { invitationId: 'i1' } },
  lapse: { type: 'LapseInvitation', data: { invitationId: 'i1', now: lapsesAt } },
  withdraw: { type: 'WithdrawInvitation', data: { invitationId: 'i1', by: 'creator' } },
  end: { type: 'WithdrawInvitation', data: { invitationId: 'i1', by: 'business' } },
  choose: { type: 'AcceptCreator', data: { invitationId: 'i1', isAvailable: true } },
  refuse: { type: 'DeclineCreator', data: { invitationId: 'i1' } },
} satisfies Record<string, MatchingCommand>;

const unknown = {
  ...{ accept: 'NOT_FOUND', decline: 'NOT_FOUND', lapse: 'NOT_FOUND', withdraw: 'NOT_FOUND', end: 'NOT_FOUND' },
  ...{ choose: 'NOT_FOUND', refuse: 'NOT_FOUND' },
} as const;
const closed = { accept: 'INVITATION_CLOSED', decline: 'INVITATION_CLOSED', lapse: [] } as const;
const over = {
  ...closed,
  withdraw: [],
  end: [],
  choose: 'INVITATION_CLOSED',
  refuse: 'INVITATION_CLOSED',
  next: [],
} as const;
const again = { ...over, invite: [invited(1)] } as const;

describe('every command in every state', () => {
  it.each(
    listDecisions(given, {
      states: {
        none: [],
        pending: [requested],
        rejected,
        approved,
        open: [...approved, invited(1)],
        accepted: [...approved, ...accepted],
        agreed: [...approved, ...accepted, event('BusinessAccepted')],
        declined: [...approved, invited(1), event('InvitationDeclined')],
        lapsed: [...approved, invited(1), event('InvitationLapsed', 1, { placesTaken: false })],
        withdrawn: [...approved, invited(1), event('InvitationWithdrawn')],
        ended: [...approved, invited(1), event('InvitationEnded')],
        refused: [...approved, ...accepted, event('BusinessDeclined')],
      },
      commands,
      expected: {
        none: { ...unknown, invite: 'NOT_FOUND', next: [] },
        pending: { ...unknown, invite: 'REQUEST_NOT_APPROVED', next: [] },
        rejected: { ...unknown, invite: 'REQUEST_NOT_APPROVED', next: [] },
        approved: { ...unknown, invite: [invited(1)], next: [] },
        open: {
          invite: 'CREATOR_ALREADY_INVITED',
          next: [],
          accept: [event('InvitationAccepted')],
          decline: [event('InvitationDeclined')],
          lapse: [event('InvitationLapsed', 1, { placesTaken: false })],
          withdraw: [event('InvitationWithdrawn')],
          end: [event('InvitationEnded')],
          choose: 'INVITATION_CLOSED',
          refuse: 'INVITATION_CLOSED',
        },
        accepted: {
          ...closed,
          invite: 'CREATOR_ALREADY_INVITED',
          next: [],
          withdraw: [event('InvitationWithdrawn')],
          end: [event('InvitationEnded')],
          choose: [event('BusinessAccepted')],
          refuse: [event('BusinessDeclined')],
        },
        agreed: { ...over, invite: 'CREATOR_ALREADY_INVITED' },
        declined: again,
        lapsed: again,
        withdrawn: again,
        ended: again,
        refused: again,
      },
    }),
  )('%s', (_, holds) => holds());
});

describe('an invitation', () => {
  it('cannot be accepted from the moment on at which it lapses', () =>
    given(...approved, invited(1))
      .when({ type: 'AcceptInvitation', data: { invitationId: 'i1', now: lapsesAt } })
      .thenRefused('INVITATION_CLOSED'));
  it('does not lapse before', () =>
    given(...approved, invited(1))
      .when({ type: 'LapseInvitation', data: { invitationId: 'i1', now } })
      .thenNothing());
  it('finds the places taken, and does not count as unanswered then', () => {
    const full = [1, 2, 3].map(invited);
    const history = [...approved, ...full, event('InvitationAccepted', 2), event('InvitationAccepted', 3)];
    given(...history)
      .when(commands.accept)
      .thenRefused('PLACES_TAKEN');
    given(...history)
      .when(commands.lapse)
      .then(event('InvitationLapsed', 1, { placesTaken: true }));
    given(...history, event('BusinessDeclined', 2))
      .when(commands.accept)
      .then(event('InvitationAccepted'));
  });
  it('is no yes of the business once the creator withdrew', () =>
    given(...approved, ...accepted)
      .when({ type: 'AcceptCreator', data: { invitationId: 'i1', isAvailable: false } })
      .thenRefused('CREATOR_NOT_AVAILABLE'));
});

describe('the shortlist', () => {
  const shortlisted: HireRequestEvent = { type: 'CreatorsShortlisted', data: { creatorIds: ['c8', 'c9'] } };
  const ask = (...available: string[]): MatchingCommand => ({
    type: 'InviteNext',
    data: { invitationId: 'i9', available, now },
  });
  it('is asked in turn while a place is open, and leaves out who is not open to work any more', () => {
    given(...approved, invited(1), shortlisted)
      .when(ask('c9'))
      .then(invited(9));
    given(...approved, invited(1), invited(2), shortlisted)
      .when(ask('c9'))
      .thenNothing();
    given(...approved, shortlisted)
      .when(ask())
      .thenNothing();
    given(...approved, shortlisted, invited(9), event('InvitationDeclined', 9))
      .when(ask('c9'))
      .thenNothing();
  });
  it('names nobody twice', () =>
    given(...approved)
      .when({ type: 'InviteCreators', data: { creatorIds: ['c1'], invitationIds: ['i1'], next: ['c1'], now } })
      .thenRefused('CREATOR_ALREADY_INVITED'));
});

it('whatever is asked in whatever order, no more places are taken than there are', () => {
  const ids = fc.constantFrom('i1', 'i2', 'i3', 'i4');
  const moment = fc.constantFrom(now, '2026-11-04T00:00:00.000Z', lapsesAt);
  const command = fc.oneof(
    fc.record({
      type: fc.constantFrom('DeclineInvitation', 'WithdrawInvitation', 'DeclineCreator'),
      data: fc.record({ invitationId: ids, by: fc.constantFrom('business', 'creator') }),
    }),
    fc.record({
      type: fc.constantFrom('AcceptInvitation', 'LapseInvitation'),
      data: fc.record({ invitationId: ids, now: moment }),
    }),
    fc.record({
      type: fc.constant('AcceptCreator'),
      data: fc.record({ invitationId: ids, isAvailable: fc.boolean() }),
    }),
    fc.record({
      type: fc.constant('InviteNext'),
      data: fc.record({ invitationId: fc.uuid(), available: fc.constant(['c8', 'c9']), now: moment }),
    }),
  ) as fc.Arbitrary<MatchingCommand>;
  const start: HireRequestEvent[] = [...approved, ...[1, 2, 3, 4].map(invited)];
  const shortlist: HireRequestEvent = { type: 'CreatorsShortlisted', data: { creatorIds: ['c8', 'c9'] } };
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (asked) => {
      let state: HireRequestState = [...start, shortlist].reduce(decider.evolve, decider.initial);
      for (const one of asked) {
        state = attempt(one, state).reduce(decider.evolve, state);
        expect(takenPlacesOf(state)).toBeLessThanOrEqual(placesOf(state));
      }
    }),
  );
});

function attempt(command: MatchingCommand, state: HireRequestState): readonly HireRequestEvent[] {
  try {
    return decider.decide(command, state);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
