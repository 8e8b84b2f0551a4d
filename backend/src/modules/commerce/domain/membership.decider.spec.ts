import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { addDays, stateAfter } from '../../../platform/event-sourcing/index.js';
import type { MembershipCommand } from './membership.commands.js';
import { type Membership, membershipDecider, renewalEnd } from './membership.decider.js';
import type { MembershipEvent } from './membership.events.js';
import { membershipRefusals } from './membership.refusals.js';

const given = deciderSpec(membershipDecider, membershipRefusals);

const at = (day: string): string => `${day}T12:00:00.000Z`;
const upgrade = (day: string): MembershipCommand => ({
  type: 'UpgradeToPro',
  data: { plan: 'standard', now: at(day), adminIsMember: false },
});
const buy = (day: string, claimId = 'a'): MembershipCommand => ({
  type: 'BuyPro',
  data: { plan: 'standard', now: at(day), claimId },
});
const takeBack = (claimId: string): MembershipCommand => ({ type: 'TakeProBack', data: { claimId } });
const expire = (day: string): MembershipCommand => ({ type: 'ExpirePro', data: { now: at(day), graceDays: 60 } });
const remind = (day: string): MembershipCommand => ({ type: 'RemindOfRenewal', data: { now: at(day) } });
const dayOf = (day: string): number => Number(day.slice(-2));
const upgraded = (until: string, claimId?: string, anchorDay = dayOf(until)): MembershipEvent => ({
  type: 'ProUpgraded',
  data: {
    plan: 'standard',
    source: claimId === undefined ? 'admin' : 'fee',
    validUntil: at(until),
    anchorDay,
    ...(claimId !== undefined && { claimId }),
  },
});
const renewed = (until: string, claimId = 'a', anchorDay = dayOf(until)): MembershipEvent => ({
  type: 'ProRenewed',
  data: { plan: 'standard', validUntil: at(until), anchorDay, claimId },
});
const left = (claimId: string, until: string | null): MembershipEvent => ({
  type: 'ProTakenBack',
  data: { claimId, plan: until === null ? null : 'standard', validUntil: until === null ? null : at(until) },
});
const reminded = (daysBefore: number, until = '2027-02-21'): MembershipEvent => ({
  type: 'ProRenewalReminded',
  data: { daysBefore, validUntil: at(until), plan: 'standard' },
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
    commands: {
      upgrade: upgrade(day),
      buy: buy(day),
      remind: remind(day),
      expire: expire(day),
      takeBack: takeBack('a'),
    },
    expected: {
      basic: {
        upgrade: [upgraded('2027-02-21')],
        buy: [upgraded('2027-02-21', 'a')],
        remind: [],
        expire: [],
        takeBack: [left('a', null)],
      },
      pro: {
        upgrade: 'ALREADY_PRO',
        buy: [renewed('2027-05-21')],
        remind: [],
        expire: [],
        takeBack: [left('a', '2027-02-21')],
      },
      overdue: {
        upgrade: 'ALREADY_PRO',
        buy: [renewed('2026-12-01')],
        remind: [],
        expire: [expired],
        takeBack: [left('a', '2026-09-01')],
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
  it('ends on the last day of a shorter month', () =>
    given()
      .when(upgrade('2026-11-30'))
      .then(upgraded('2027-02-28', undefined, 30)));
  it('is the same for a fee', () => given().when(buy('2026-11-21')).then(upgraded('2027-02-21', 'a')));
  it('is refused to an admin when the member is Pro', () =>
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

describe('a chain of periods from 30 November', () => {
  const first = upgraded('2027-02-28', 'a', 30);
  const second = renewed('2027-05-30', 'b', 30);
  it('comes back to the 30th after February', () => given(first).when(buy('2027-02-01', 'b')).then(second));
  it('keeps it year after year', () => {
    const year = [second, renewed('2027-08-30', 'c', 30), renewed('2027-11-30', 'd', 30)];
    given(first, ...year)
      .when(buy('2027-11-01', 'e'))
      .then(renewed('2028-02-29', 'e', 30));
  });
  it('is counted anew once Pro has ended', () =>
    given(first, expired).when(buy('2027-06-15', 'b')).then(upgraded('2027-09-15', 'b')));
  it('is counted anew where the next period would be over already', () =>
    given(first).when(buy('2027-06-15', 'b')).then(renewed('2027-09-15', 'b')));
  it('is counted by the end of a period in which older events name no day', () =>
    given({ type: 'ProUpgraded', data: { plan: 'standard', source: 'admin', validUntil: at('2027-02-28') } })
      .when(buy('2027-02-01'))
      .then(renewed('2027-05-28')));
});

describe('the end that is promised of a renewal', () => {
  const starts = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-08-31', '2027-11-30', '2027-01-31', '2026-11-01'];
  const promised = (history: MembershipEvent[], day: string) =>
    renewalEnd(stateAfter(membershipDecider, history), new Date(at(day)));
  it.each(starts)('is what the event then records, year after year from %s', (start) => {
    const history = [...membershipDecider.decide(buy(start, 'first'), membershipDecider.initial)];
    for (const claimId of ['b', 'c', 'd', 'e', 'f', 'g']) {
      const state = stateAfter(membershipDecider, history);
      const end = state.status === 'pro' ? state.validUntil.slice(0, 10) : '';
      const [event] = membershipDecider.decide(buy(end, claimId), state);
      expect(event?.type === 'ProRenewed' && event.data.validUntil).toBe(promised(history, end)?.toISOString());
      if (event) history.push(event);
    }
  });
  it('comes back to the 30th after February', () =>
    expect(promised([upgraded('2027-02-28', 'a', 30)], '2027-02-01')).toEqual(new Date(at('2027-05-30'))));
  it('is counted from today where the next period would be over already', () =>
    expect(promised([upgraded('2027-02-28', 'a', 30)], '2027-06-15')).toEqual(new Date(at('2027-09-15'))));
  it('is none for a member who is not Pro', () => expect(promised([], '2027-02-01')).toBeNull());
});

describe('taking back what was paid for', () => {
  const [first, second, third] = [
    upgraded('2027-02-28', 'a', 30),
    renewed('2027-05-30', 'b', 30),
    renewed('2027-08-30', 'c', 30),
  ];
  it('ends Pro where there is no other period', () => given(first).when(takeBack('a')).then(left('a', null)));
  it('takes the last period off', () => given(first, second).when(takeBack('b')).then(left('b', '2027-02-28')));
  it('moves the later periods up', () => given(first, second, third).when(takeBack('a')).then(left('a', '2027-05-30')));
  it('leaves what an admin gave', () =>
    given(upgraded('2027-02-21'), renewed('2027-05-21', 'b')).when(takeBack('b')).then(left('b', '2027-02-21')));
  it('takes one of the periods whose claims older events do not name', () =>
    given({ type: 'ProUpgraded', data: { plan: 'basic', source: 'fee', validUntil: at('2027-02-21') } })
      .when(takeBack('z'))
      .then(left('z', null)));
  it('leaves the periods of other claims', () => given(first).when(takeBack('z')).then(left('z', '2027-02-28')));
  it('leaves those that were bought after Pro had ended', () =>
    given(first, expired, upgraded('2027-09-15', 'b')).when(takeBack('a')).then(left('a', '2027-09-15')));
  it('happens once', () => given(first, second, left('a', '2027-02-28')).when(takeBack('a')).thenNothing());
  it('lets a claim buy nothing that is told of late', () =>
    given(left('a', null)).when(buy('2026-11-30', 'a')).thenNothing());
  it('counts on from what is left', () =>
    given(first, second, left('a', '2027-02-28'))
      .when(buy('2027-02-01', 'd'))
      .then(renewed('2027-05-30', 'd', 30)));

  it('leaves a member the periods that were paid, in whatever order it is told', () => {
    const claims = ['a', 'b', 'c', 'd'];
    const steps = claims.flatMap((claimId) => [buy('2026-11-30', claimId), takeBack(claimId)]);
    fc.assert(
      fc.property(fc.subarray(steps), fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (told, keys) => {
        const shuffled = told.map((step, i) => ({ step, key: keys[i] ?? 0 })).toSorted((a, b) => a.key - b.key);
        const commands = shuffled.map(({ step }) => step);
        let state = membershipDecider.initial;
        for (const command of commands)
          for (const event of membershipDecider.decide(command, state)) state = membershipDecider.evolve(state, event);
        const has = (type: string, claimId: string): boolean =>
          told.some(({ type: of, data }) => of === type && 'claimId' in data && data.claimId === claimId);
        const paid = claims.filter((claimId) => has('BuyPro', claimId) && !has('TakeProBack', claimId));
        const ends = [null, '2027-02-28', '2027-05-30', '2027-08-30', '2027-11-30'];
        const end = ends[paid.length] ?? null;
        expect(state.status === 'pro' ? state.validUntil : null).toBe(end && at(end));
      }),
    );
  });
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
    ? [{ type: 'BuyPro', data: { plan: 'basic', now, claimId: now } }]
    : [
        { type: 'RemindOfRenewal', data: { now } },
        { type: 'ExpirePro', data: { now, graceDays: 60 } },
      ];
