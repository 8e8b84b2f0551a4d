import { describe, it } from '@jest/globals';
import { deciderSpec } from '../../../platform/testing/decider-spec.js';
import type { MembershipCommand } from './membership.commands.js';
import { membershipDecider } from './membership.decider.js';
import type { MembershipEvent } from './membership.events.js';

const given = deciderSpec(membershipDecider);

const at = (day: string): string => `${day}T12:00:00.000Z`;
const upgrade = (day: string): MembershipCommand => ({
  type: 'UpgradeToPro',
  data: { plan: 'standard', now: at(day) },
});
const buy = (day: string): MembershipCommand => ({ type: 'BuyPro', data: { plan: 'standard', now: at(day) } });
const expire = (day: string): MembershipCommand => ({ type: 'ExpirePro', data: { now: at(day), graceDays: 60 } });
const upgraded = (until: string, source: 'fee' | 'admin' = 'admin'): MembershipEvent => ({
  type: 'ProUpgraded',
  data: { plan: 'standard', source, validUntil: at(until) },
});
const renewed = (until: string): MembershipEvent => ({
  type: 'ProRenewed',
  data: { plan: 'standard', validUntil: at(until) },
});
const expired: MembershipEvent = { type: 'ProExpired', data: {} };

describe('becoming Pro', () => {
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

describe('expiring', () => {
  it('happens when the grace is over', () => given(upgraded('2027-02-21')).when(expire('2027-04-22')).then(expired));
  it('does not happen a day earlier', () => given(upgraded('2027-02-21')).when(expire('2027-04-21')).thenNothing());
  it('does not happen after a renewal', () =>
    given(upgraded('2027-02-21'), renewed('2027-05-21')).when(expire('2027-04-22')).thenNothing());
  it('happens once', () => given(upgraded('2027-02-21'), expired).when(expire('2027-05-22')).thenNothing());
});
