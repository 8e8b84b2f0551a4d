import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { addDays } from '../../../platform/event-sourcing/index.js';
import type { MembershipCommand } from './membership.commands.js';
import { type Membership, membershipDecider } from './membership.decider.js';
import type { MembershipEvent } from './membership.events.js';
import { membershipRefusals } from './membership.refusals.js';

const given = deciderSpec(membershipDecider, membershipRefusals);

const at = (day: string): string => `${day}T12:00:00.000Z`;
const upgrade = (day: string): MembershipCommand => ({
  type: 'UpgradeToPro',
  data: { plan: 'standard', now: at(day), adminIsMember: false },
});
const buy = (day: string): MembershipCommand => ({ type: 'BuyPro', data: { plan: 'standard', now: at(day) } });
const expire = (day: string): MembershipCommand => ({ type: 'ExpirePro', data: { now: at(day), graceDays: 60 } });
const remind = (day: string): MembershipCommand => ({ type: 'RemindOfRenewal', data: { now: at(day) } });
const upgraded = (until: string, source: 'fee' | 'admin' = 'admin'): MembershipEvent => ({
  type: 'ProUpgraded',
  data: { plan: 'standard', source, validUntil: at(until) },
});
const renewed = (until: string): MembershipEvent => ({
  type: 'ProRenewed',
  data: { plan: 'standard', validUntil: at(until) },
});
const reminded = (daysBefore: number, until = '2027-02-21'): MembershipEvent => ({
  type: 'ProRenewalReminded',
  data: { daysBefore, validUntil: at(until) },
});
const expired: MembershipEvent = { type: 'ProExpired', data: {} };

describe('every command in every state', () => {
  const states: Record<Membership['status'] | 'overdue', MembershipEvent[]> = {
    basic: [],
    pro: [upgraded('2027-02-21')],
    overdue: [upgraded('2026-09-01')],
  };
  const day = '2026-11-21';
  const pairs = listDecisions(given, {
    states,
    commands: { upgrade: upgrade(day), buy: buy(day), remind: remind(day), expire: expire(day) },
    expected: {
      basic: { upgrade: [upgraded('2027-02-21')], buy: [upgraded('2027-02-21', 'fee')], remind: [], expire: [] },
      pro: { upgrade: 'ALREADY_PRO', buy: [renewed('2027-05-21')], remind: [], expire: [] },
      overdue: {
        upgrade: 'ALREADY_PRO',
        buy: [renewed('2026-12-01')],
        remind: [],
        expire: [expired],
      },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('becoming Pro', () => {
  it('is not what an admin does for the own account', () =>
    given()
      .when({ type: 'UpgradeToPro', data: { plan: 'standard', now: at('2026-11-21'), adminIsMember: true } })
      .thenRefused('CANNOT_UPGRADE_OWN_ACCOUNT'));
  it('lasts three calendar months', () => given().when(upgrade('2026-11-21')).then(upgraded('2027-02-21')));
  it('ends on the last day of a shorter month', () => given().when(upgrade('2026-11-30')).then(upgraded('2027-02-28')));
  it('is the same for a fee', () => given().when(buy('2026-11-21')).then(upgraded('2027-02-21', 'fee')));
  it('is refused to an admin for whoever is Pro', () =>
    given(upgraded('2027-02-21')).when(upgrade('2026-12-01')).thenRefused('ALREADY_PRO'));
  it('starts afresh after an expiry', () =>
    given(upgraded('2026-02-21'), expired).when(upgrade('2026-11-21')).then(upgraded('2027-02-21')));
});

describe('renewing', () => {
  it('counts from the end of the running period', () =>
    given(upgraded('2027-02-21')).when(buy('2027-01-01')).then(renewed('2027-05-21')));
  it('counts from there on the last day too', () =>
    given(upgraded('2027-02-21')).when(buy('2027-02-21')).then(renewed('2027-05-21')));
  it('counts from there within the grace', () =>
    given(upgraded('2027-02-21')).when(buy('2027-03-30')).then(renewed('2027-05-21')));
});

describe('renewing what should have expired long ago', () => {
  it('counts from today, so that nobody pays for days that are gone', () =>
    given(upgraded('2026-02-21')).when(buy('2026-11-21')).then(renewed('2027-02-21')));
});

describe('reminding', () => {
  const period = upgraded('2027-02-21');
  it.each([
    ['2027-02-06', null],
    ['2027-02-07', 14],
    ['2027-02-17', 14],
    ['2027-02-18', 3],
    ['2027-02-20', 3],
    ['2027-02-21', 0],
    ['2027-02-22', null],
    ['2027-04-01', null],
  ])('on %s, when nothing was said before: %p', (day, due) => {
    const decided = given(period).when(remind(day));
    if (due === null) decided.thenNothing();
    else decided.then(reminded(due));
  });
  it('says each once', () => given(period, reminded(14)).when(remind('2027-02-10')).thenNothing());
  it('goes on to the next', () => given(period, reminded(14)).when(remind('2027-02-18')).then(reminded(3)));
  it('does not go back after a pause', () => given(period, reminded(3)).when(remind('2027-02-10')).thenNothing());
  it('starts again with a new period', () =>
    given(period, reminded(0), renewed('2027-05-21')).when(remind('2027-05-07')).then(reminded(14, '2027-05-21')));
  it('says nothing about a period that was renewed', () =>
    given(period, renewed('2027-05-21')).when(remind('2027-02-21')).thenNothing());
  it('leaves a basic member alone', () => given(period, expired).when(remind('2027-02-21')).thenNothing());
});

describe('expiring', () => {
  it('happens when the grace is over', () => given(upgraded('2027-02-21')).when(expire('2027-04-22')).then(expired));
  it('does not happen a day earlier', () => given(upgraded('2027-02-21')).when(expire('2027-04-21')).thenNothing());
  it('does not happen after a renewal', () =>
    given(upgraded('2027-02-21'), renewed('2027-05-21')).when(expire('2027-04-22')).thenNothing());
  it('happens once', () => given(upgraded('2027-02-21'), expired).when(expire('2027-05-22')).thenNothing());
});

describe('years of any habits', () => {
  const step = fc.tuple(fc.constantFrom('buy', 'review', 'review', 'review'), fc.integer({ min: 0, max: 40 }));

  it('reminds of each period at most once a step, and never lets Pro end before period and grace are over', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = new Date('2026-11-30T12:00:00.000Z');
        let state = membershipDecider.initial;
        const told = new Set<string>();
        for (const [step, days] of steps) {
          now = addDays(now, days);
          for (const command of commandsOf(step, now.toISOString())) {
            const before = state;
            for (const event of membershipDecider.decide(command, before)) {
              if (event.type === 'ProRenewalReminded') {
                const key = `${event.data.validUntil}/${String(event.data.daysBefore)}`;
                expect(told.has(key)).toBe(false);
                told.add(key);
              }
              if (event.type === 'ProExpired' && before.status === 'pro') {
                expect(now.getTime()).toBeGreaterThanOrEqual(addDays(new Date(before.validUntil), 60).getTime());
              }
              state = membershipDecider.evolve(state, event);
            }
          }
        }
      }),
    );
  });
});

const commandsOf = (step: string, now: string): MembershipCommand[] =>
  step === 'buy'
    ? [{ type: 'BuyPro', data: { plan: 'basic', now } }]
    : [
        { type: 'RemindOfRenewal', data: { now } },
        { type: 'ExpirePro', data: { now, graceDays: 60 } },
      ];
