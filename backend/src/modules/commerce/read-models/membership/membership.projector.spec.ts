import { describe, expect, it } from '@jest/globals';
import { memberRegistered } from '../../../../../test/support/member-registered.js';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import type { MembershipType } from '../../../identity/public.js';
import { membershipProjector } from './membership.projector.js';
import { showMembership } from './membership.response.js';

const given = projectorSpec(membershipProjector);

const id = '01900000-0000-7000-8000-00000000000a';
const meta = { subjectId: id };
const validUntil = '2027-02-21T10:00:00.000Z';

const registered = (membershipType: MembershipType | null) => ({
  ...memberRegistered(membershipType),
  meta,
});
const upgraded = {
  type: 'ProUpgraded' as const,
  data: { plan: 'basic', source: 'fee', validUntil } as const,
  meta: { ...meta, recordedAt: new Date('2026-11-21T10:00:00Z') },
};
const renewed = {
  type: 'ProRenewed' as const,
  data: { plan: 'standard', validUntil: '2027-05-21T10:00:00.000Z' } as const,
  meta: { ...meta, recordedAt: new Date('2027-02-01T10:00:00Z') },
};
const basic = { id, plan: null, validUntil: null, since: null, banned: false };
const ended = { ...basic, since: upgraded.meta.recordedAt };

describe('membership', () => {
  it('is basic after a registration', () => given(registered('Creator')).thenRows(basic));
  it('is nothing for staff accounts', () => given(registered(null)).thenRows());
  it('is Pro until the end of the period', () =>
    given(registered('Creator'), upgraded).thenRows({
      ...basic,
      plan: 'basic',
      validUntil: new Date(validUntil),
      since: new Date('2026-11-21T10:00:00Z'),
    }));
  it('takes plan and period of a renewal', () =>
    given(registered('Creator'), upgraded, renewed).thenRows({
      ...basic,
      plan: 'standard',
      validUntil: new Date('2027-05-21T10:00:00.000Z'),
      since: new Date('2027-02-01T10:00:00Z'),
    }));
  it('is basic again after the expiry', () =>
    given(registered('Creator'), upgraded, { type: 'ProExpired', data: {}, meta }).thenRows(ended));
  it('is what it was under a ban, and after it', () => {
    const banned = { type: 'MemberBanned' as const, data: {}, meta };
    given(registered('Creator'), banned).thenRows({ ...basic, banned: true });
    given(registered('Creator'), banned, { type: 'MemberReactivated', data: {}, meta }).thenRows(basic);
  });
  it('does not know bans of staff accounts', () =>
    given(registered(null), { type: 'MemberBanned', data: {}, meta }).thenRows());
});

describe('what the member sees of it', () => {
  const since = new Date('2026-11-21T10:00:00Z');
  const renewsUntil = new Date('2027-05-21T10:00:00Z');
  const row = { ...basic, plan: 'basic' as const, validUntil: new Date(validUntil), since };

  it('is Pro and what the plan gives', () => {
    expect(showMembership(row, renewsUntil, new Date('2027-02-21T09:59:59Z'), 60)).toMatchObject({
      profileStatus: 'pro',
      proPlan: 'basic',
      proSince: row.since,
      proUntil: new Date(validUntil),
      renewsUntil,
      inGrace: false,
      graceUntil: new Date('2027-04-22T10:00:00Z'),
      entitlements: { postPromotions: 1, businessPage: false },
    });
  });

  it('is in grace from the end of the period on', () => {
    expect(showMembership(row, renewsUntil, new Date(validUntil), 60)).toMatchObject({
      profileStatus: 'pro',
      inGrace: true,
    });
  });

  it('still says since when it was Pro once that has ended', () => {
    expect(showMembership(ended, null, new Date(), 60)).toMatchObject({
      profileStatus: 'basic',
      proSince: ended.since,
    });
  });

  it.each([basic, null])('is basic without a period', (nothing) => {
    expect(showMembership(nothing, null, new Date(), 60)).toMatchObject({
      profileStatus: 'basic',
      proSince: null,
      entitlements: null,
    });
  });
});
