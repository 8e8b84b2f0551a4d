import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { requestRefusals } from '../../../platform/event-sourcing/index.js';
import { deciderSpec } from '../../../platform/testing/decider-spec.js';
import { everyPair } from '../../../platform/testing/every-pair.js';
import { historyOf } from '../../../platform/testing/history-of.js';
import { type DecideHireRequest, type HireRequestCommand, hireRequestStatuses } from './hire-request.commands.js';
import { type HireRequest, hireRequestDecider } from './hire-request.decider.js';
import type { HireRequestEvent } from './hire-request.events.js';

const given = deciderSpec(hireRequestDecider, requestRefusals);

const wish = {
  department: 'Marketing',
  skills: 'Copywriting',
  numberOfInterns: '1',
  workType: 'Remote',
  stipend: '50,000 naira a month',
  jobDuration: 'Full time monthly',
};
const ask: HireRequestCommand = { type: 'RequestCreators', data: wish };
const settle = (
  to: DecideHireRequest['data']['to'],
  more: Partial<DecideHireRequest['data']> = {},
): HireRequestCommand => ({
  type: 'DecideHireRequest',
  data: { to, reviewerIsMember: false, ...more },
});

const asked: HireRequestEvent = { type: 'HireRequested', data: wish };
const approved: HireRequestEvent = { type: 'HireRequestApproved', data: {} };
const rejected: HireRequestEvent = { type: 'HireRequestRejected', data: {} };

const states: Record<HireRequest['status'], HireRequestEvent[]> = {
  none: [],
  pending: [asked],
  approved: [asked, approved],
  rejected: [asked, rejected],
};

describe('every command in every state', () => {
  const unknown = 'NOT_FOUND';
  const late = 'REQUEST_ALREADY_DECIDED';
  const pairs = everyPair(given, {
    states,
    commands: { ask, wait: settle('pending'), approve: settle('approved'), reject: settle('rejected') },
    expected: {
      none: { ask: [asked], wait: unknown, approve: unknown, reject: unknown },
      pending: { ask: [], wait: [], approve: [approved], reject: [rejected] },
      approved: { ask: [], wait: late, approve: late, reject: late },
      rejected: { ask: [], wait: late, approve: late, reject: late },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('deciding', () => {
  it('tells the reason of a refusal', () =>
    given(asked)
      .when(settle('rejected', { reason: 'Not this quarter.' }))
      .then({ type: 'HireRequestRejected', data: { reason: 'Not this quarter.' } }));
  it('is refused to the member who asked', () =>
    given(asked)
      .when(settle('approved', { reviewerIsMember: true }))
      .thenRefused('CANNOT_DECIDE_OWN_REQUEST'));
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constant(ask),
    fc.constantFrom(...hireRequestStatuses).map((to) => settle(to)),
  );

  it('asks once and decides once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const story = historyOf(hireRequestDecider, commands).map(({ type }) => type);
        expect(story.join(' ')).toMatch(/^(HireRequested( HireRequestApproved| HireRequestRejected)?)?$/);
      }),
    );
  });
});
