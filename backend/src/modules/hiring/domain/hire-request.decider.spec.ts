import { describe, expect, it } from '@jest/globals';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { answerBy, details, event, invited, lapsesAt, now } from '../../../../test/support/hire-request-examples.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { hireRequest } from './hire-request.aggregate.js';
import type { HireRequestCommand } from './hire-request.commands.js';
import { dueOf, type Invitation } from './hire-request.decider.js';
import type { HireRequestEvent } from './hire-request.events.js';
import { hireRequestRefusals } from './hire-request.refusals.js';

const { decider } = hireRequest;
const given = deciderSpec(decider, hireRequestRefusals);

const requested: HireRequestEvent = { type: 'HireRequested', data: details };
const approved: HireRequestEvent[] = [requested, { type: 'HireRequestApproved', data: {} }];
const rejected: HireRequestEvent[] = [requested, { type: 'HireRequestRejected', data: {} }];
const saidYes = event('InvitationAccepted', 1, { answerBy });
const accepted = [invited(1), saidYes];
const agreed = [...accepted, event('BusinessAccepted')];
const started = event('WorkStarted', 1, { by: 'business' });

const marks = { asAgreed: 5, understanding: 4, again: 5, words: null };
const commands = {
  invite: { type: 'InviteCreators', data: { creatorIds: ['c1'], invitationIds: ['i1'], next: [], now } },
  next: { type: 'InviteNext', data: { invitationId: 'i9', available: ['c9'], now } },
  accept: { type: 'AcceptInvitation', data: { invitationId: 'i1', now } },
  decline: { type: 'DeclineInvitation', data: { invitationId: 'i1' } },
  recall: { type: 'RecallInvitation', data: { invitationId: 'i1' } },
  lapse: { type: 'LapseInvitation', data: { invitationId: 'i1', now: lapsesAt } },
  withdraw: { type: 'WithdrawInvitation', data: { invitationId: 'i1', by: 'creator' } },
  end: { type: 'WithdrawInvitation', data: { invitationId: 'i1', by: 'business' } },
  choose: { type: 'AcceptCreator', data: { invitationId: 'i1', isAvailable: true } },
  refuse: { type: 'DeclineCreator', data: { invitationId: 'i1' } },
  allow: { type: 'AllowChoice', data: { isAllowed: true } },
  start: { type: 'ReportWork', data: { invitationId: 'i1', by: 'business', step: 'started' } },
  finish: { type: 'ReportWork', data: { invitationId: 'i1', by: 'creator', step: 'finished' } },
  breakOff: { type: 'ReportWork', data: { invitationId: 'i1', by: 'business', step: 'brokenOff' } },
  rate: { type: 'RateWork', data: { invitationId: 'i1', by: 'creator', ...marks } },
  dispute: { type: 'DisputeWork', data: { invitationId: 'i1', by: 'business', words: 'He did not come.' } },
  settle: { type: 'SettleDispute', data: { invitationId: 'i1', outcome: 'finished', reason: 'Both agree.' } },
} satisfies Record<string, HireRequestCommand>;

const unknown = {
  ...{ accept: 'NOT_FOUND', decline: 'NOT_FOUND', lapse: 'NOT_FOUND', withdraw: 'NOT_FOUND', end: 'NOT_FOUND' },
  ...{ choose: 'NOT_FOUND', refuse: 'NOT_FOUND', start: 'NOT_FOUND', finish: 'NOT_FOUND', breakOff: 'NOT_FOUND' },
  ...{ rate: 'NOT_FOUND', dispute: 'NOT_FOUND', recall: 'NOT_FOUND', settle: 'NOT_FOUND' },
} as const;
const elsewhere = 'WORK_ELSEWHERE';
const allowed: HireRequestEvent = { type: 'ChoiceAllowed', data: { isAllowed: true } };
const noWork = {
  allow: [allowed],
  ...{ start: elsewhere, finish: elsewhere, breakOff: elsewhere, rate: elsewhere },
  ...{ dispute: elsewhere, settle: elsewhere },
} as const;
const closed = {
  ...noWork,
  ...{ accept: 'INVITATION_CLOSED', decline: 'INVITATION_CLOSED', recall: 'INVITATION_CLOSED', lapse: [] },
} as const;
const over = {
  ...closed,
  withdraw: [],
  end: [],
  choose: 'INVITATION_CLOSED',
  refuse: 'INVITATION_CLOSED',
  next: [],
} as const;
const hired = { ...over, invite: 'CREATOR_ALREADY_INVITED' } as const;
const reported = (by: 'business' | 'creator', step: string) => event('WorkReported', 1, { by, step });
const rated = event('WorkRated', 1, { by: 'creator', ...marks });
const disputed = event('WorkDisputed', 1, { by: 'business', words: 'He did not come.' });
const settled = [
  event('DisputeSettled', 1, { outcome: 'finished', reason: 'Both agree.' }),
  event('WorkFinished', 1, { by: null }),
];
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
        agreed: [...approved, ...agreed],
        sheSaysStarted: [...approved, ...agreed, reported('creator', 'started')],
        started: [...approved, ...agreed, started],
        itSaysFinished: [...approved, ...agreed, started, reported('business', 'finished')],
        disputed: [...approved, ...agreed, started, disputed],
        finished: [...approved, ...agreed, started, event('WorkFinished', 1, { by: 'creator' })],
        rated: [...approved, ...agreed, started, event('WorkFinished', 1, { by: 'creator' }), rated],
        brokenOff: [...approved, ...agreed, event('WorkBrokenOff', 1, { by: 'creator' })],
        declined: [...approved, invited(1), event('InvitationDeclined')],
        lapsed: [...approved, invited(1), event('InvitationLapsed', 1, { placesTaken: false })],
        withdrawn: [...approved, invited(1), event('InvitationWithdrawn')],
        ended: [...approved, invited(1), event('InvitationEnded')],
        recalled: [...approved, invited(1), event('InvitationRecalled')],
        refused: [...approved, ...accepted, event('BusinessDeclined')],
      },
      commands,
      expected: {
        none: { ...unknown, allow: 'NOT_FOUND', invite: 'NOT_FOUND', next: [] },
        pending: { ...unknown, allow: 'REQUEST_NOT_APPROVED', invite: 'REQUEST_NOT_APPROVED', next: [] },
        rejected: { ...unknown, allow: 'REQUEST_NOT_APPROVED', invite: 'REQUEST_NOT_APPROVED', next: [] },
        approved: { ...unknown, allow: [allowed], invite: [invited(1)], next: [] },
        open: {
          ...noWork,
          invite: 'CREATOR_ALREADY_INVITED',
          next: [],
          accept: [saidYes],
          decline: [event('InvitationDeclined')],
          recall: [event('InvitationRecalled')],
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
        agreed: {
          ...hired,
          settle: settled,
          start: [reported('business', 'started')],
          breakOff: [reported('business', 'brokenOff')],
          dispute: [disputed],
        },
        sheSaysStarted: {
          ...hired,
          settle: settled,
          start: [started],
          breakOff: [reported('business', 'brokenOff')],
          dispute: [disputed],
        },
        started: {
          ...hired,
          settle: settled,
          finish: [reported('creator', 'finished')],
          breakOff: [reported('business', 'brokenOff')],
          dispute: [disputed],
        },
        itSaysFinished: {
          ...hired,
          settle: settled,
          finish: [event('WorkFinished', 1, { by: 'creator' })],
          breakOff: [reported('business', 'brokenOff')],
          dispute: [disputed],
        },
        disputed: { ...hired, settle: settled },
        finished: { ...hired, rate: [rated] },
        rated: { ...hired, rate: 'WORK_RATED_ALREADY' },
        brokenOff: { ...again, rate: [rated] },
        declined: again,
        lapsed: again,
        withdrawn: again,
        ended: again,
        recalled: again,
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
      .then(saidYes);
  });
  it('that she accepted ends where the business does not answer in seven days', () => {
    const lapse = (at: string): HireRequestCommand => ({
      type: 'LapseInvitation',
      data: { invitationId: 'i1', now: at },
    });
    given(...approved, ...accepted)
      .when(lapse('2026-11-09T08:59:59.000Z'))
      .thenNothing();
    given(...approved, ...accepted)
      .when(lapse(answerBy))
      .then(event('InvitationEnded'));
    given(...approved, invited(1), event('InvitationAccepted'))
      .when(lapse('2026-11-12T09:00:00.000Z'))
      .then(event('InvitationEnded'));
  });
  it('is no yes of the business once the creator withdrew', () =>
    given(...approved, ...accepted)
      .when({ type: 'AcceptCreator', data: { invitationId: 'i1', isAvailable: false } })
      .thenRefused('CREATOR_NOT_AVAILABLE'));
});

describe('work', () => {
  it('records the report of one side once', () =>
    given(...approved, ...agreed, reported('business', 'started'))
      .when(commands.start)
      .thenNothing());
  it('that is broken off leaves its place to the next', () => {
    const history = [...approved, invited(2), event('InvitationAccepted', 2), ...agreed];
    const shortlisted: HireRequestEvent = { type: 'CreatorsShortlisted', data: { creatorIds: ['c9'] } };
    given(...history, shortlisted)
      .when(commands.next)
      .thenNothing();
    given(...history, shortlisted, event('WorkBrokenOff', 1, { by: 'creator' }))
      .when(commands.next)
      .then(invited(9));
  });
});

describe('the shortlist', () => {
  const shortlisted: HireRequestEvent = { type: 'CreatorsShortlisted', data: { creatorIds: ['c8', 'c9'] } };
  const ask = (...available: string[]): HireRequestCommand => ({
    type: 'InviteNext',
    data: { invitationId: 'i9', available, now },
  });
  it('is invited in turn while a place is open, without creators who are no longer open to work', () => {
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

describe('what is due next', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n));
  const one = { id: 'i1', creatorId: 'c1', lapsesAt: day(5).toISOString() };
  it.each<[Partial<Invitation>, Date | null]>([
    [{ status: 'open' }, day(5)],
    [{ status: 'accepted' }, day(5)],
    [{ status: 'agreed' }, day(16)],
    [{ status: 'agreed', reports: { creator: 'started' } }, day(9)],
    [{ status: 'started' }, day(47)],
    [{ status: 'disputed' }, day(5)],
    [{ status: 'finished' }, null],
    [{ status: 'refused' }, null],
  ])('of %j', (more, due) => expect(dueOf({ status: 'open', ...one, ...more }, day(2))).toEqual(due));
});
