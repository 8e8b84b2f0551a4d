import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { requestRefusals } from '../../../platform/event-sourcing/index.js';
import { deciderSpec } from '../../../platform/testing/decider-spec.js';
import { everyPair } from '../../../platform/testing/every-pair.js';
import { historyOf } from '../../../platform/testing/history-of.js';
import { type DecideLoan, type LoanCommand, loanStatuses } from './loan.commands.js';
import { type Loan, loanDecider } from './loan.decider.js';
import type { LoanEvent } from './loan.events.js';

const given = deciderSpec(loanDecider, requestRefusals);

const wish = { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: 'A second oven' };
const ask: LoanCommand = { type: 'RequestLoan', data: wish };
const settle = (to: DecideLoan['data']['to'], more: Partial<DecideLoan['data']> = {}): LoanCommand => ({
  type: 'DecideLoan',
  data: { to, reviewerIsMember: false, ...more },
});

const asked: LoanEvent = { type: 'LoanRequested', data: wish };
const approved: LoanEvent = { type: 'LoanRequestApproved', data: {} };
const rejected: LoanEvent = { type: 'LoanRequestDeclined', data: {} };

const states: Record<Loan['status'], LoanEvent[]> = {
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
      .then({ type: 'LoanRequestDeclined', data: { reason: 'Not this quarter.' } }));
  it('is refused to the member who asked', () =>
    given(asked)
      .when(settle('approved', { reviewerIsMember: true }))
      .thenRefused('CANNOT_DECIDE_OWN_REQUEST'));
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constant(ask),
    fc.constantFrom(...loanStatuses).map((to) => settle(to)),
  );

  it('asks once and decides once', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const story = historyOf(loanDecider, commands).map(({ type }) => type);
        expect(story.join(' ')).toMatch(/^(LoanRequested( LoanRequestApproved| LoanRequestDeclined)?)?$/);
      }),
    );
  });
});
