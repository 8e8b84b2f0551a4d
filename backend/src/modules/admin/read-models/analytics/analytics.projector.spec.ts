import { describe, expect, it } from '@jest/globals';
import { projectorSpec } from '../../../../../test/support/projector-spec.js';
import { analyticsProjector } from './analytics.projector.js';
import { type AnalyticsRow, analyticsRollUp } from './analytics.row.js';

const given = projectorSpec(analyticsProjector);
const id = '01900000-0000-7000-8000-00000000000a';
const at = (day: number, hour = 0) => ({ subjectId: id, recordedAt: new Date(Date.UTC(2026, 10, day, hour)) });
const registered = {
  type: 'MemberRegistered' as const,
  data: {
    membershipType: 'Creator' as const,
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Obi',
    phone: null,
    country: 'nigeria',
    state: 'Lagos',
    gender: null,
    marketingConsent: false,
    privacyNotice: 1,
  },
  meta: at(1),
};
const row: AnalyticsRow = {
  id,
  membershipType: 'Creator',
  country: 'nigeria',
  state: 'Lagos',
  banned: false,
  cohort: '2026-11',
  counts: { 'signups/2026-11-01': 1, 'cohort/2026-11/registered': 1 },
};
const texts = { learnings: '', assignmentUrl: '', achievements: '', challenges: '', goals: '', selfRating: 5 };
const day1 = { appraisalId: id, dayNumber: 1, attempt: 1, ...texts };
const pro = { plan: 'basic' as const, source: 'fee' as const, validUntil: '2027-02-01T00:00:00.000Z' };

describe('what a member counts for', () => {
  it('begins with the registration', () => given(registered).thenRows(row));

  it('holds what was submitted and decided day by day', () =>
    given(
      registered,
      { type: 'AppraisalSubmitted', data: day1, meta: at(2) },
      { type: 'AppraisalApproved', data: { appraisalId: id, dayNumber: 1, points: 5 }, meta: at(2, 3) },
      { type: 'AppraisalRejected', data: { appraisalId: id, dayNumber: 2 }, meta: at(3) },
    ).thenRow(id, {
      counts: {
        ...row.counts,
        'submitted/2026-11-02': 1,
        'approved/2026-11-02': 1,
        'cohort/2026-11/day1': 1,
        'rejected/2026-11-03': 1,
      },
    }));

  it('stays with the month of the registration, however often a step is taken', () =>
    given(
      registered,
      { type: 'ProUpgraded', data: pro, meta: at(3) },
      { type: 'ProRenewed', data: { plan: 'basic', validUntil: pro.validUntil }, meta: at(40) },
      { type: 'ProRenewed', data: { plan: 'basic', validUntil: pro.validUntil }, meta: at(41) },
      { type: 'MilestoneReached', data: { milestone: 'Silver' }, meta: at(42) },
      { type: 'MilestoneReached', data: { milestone: 'Gold' }, meta: at(43) },
      { type: 'ProTakenBack', data: { claimId: id, plan: null, validUntil: null }, meta: at(44) },
    ).thenRow(id, {
      counts: {
        ...row.counts,
        'upgrades/2026-11-03': 1,
        'cohort/2026-11/pro': 1,
        'cohort/2026-11/proNow': 0,
        'cohort/2026-11/renewed': 1,
        'cohort/2026-11/projects': 1,
      },
    }));

  it('passes the funnel once', () =>
    given(
      registered,
      { type: 'ProUpgraded', data: pro, meta: at(3) },
      { type: 'ProExpired', data: {}, meta: at(4) },
      { type: 'ProUpgraded', data: pro, meta: at(5) },
      { type: 'ChallengeCompleted', data: {}, meta: at(6) },
    ).thenRow(id, {
      counts: {
        ...row.counts,
        'upgrades/2026-11-03': 1,
        'expiries/2026-11-04': 1,
        'upgrades/2026-11-05': 1,
        'cohort/2026-11/pro': 1,
        'cohort/2026-11/proNow': 1,
        'cohort/2026-11/day7': 1,
      },
    }));

  it('moves with the member, and not with another part of the profile', () => {
    const edited = (data: object) => ({ type: 'ProfileEdited' as const, data, meta: at(2) });
    given(registered, edited({ state: 'Ogun' })).thenRow(id, { country: 'nigeria', state: 'Ogun' });
    const moved = { country: 'south africa', state: 'Gauteng' };
    given(registered, edited(moved), edited({ firstName: 'Adaeze' })).thenRow(id, moved);
  });

  it('leaves the totals with a ban or an erasure, and comes back with a reactivation', () => {
    const banned = { type: 'MemberBanned' as const, data: {}, meta: at(2) };
    const erased = (purpose: 'profile' | 'kyc') => ({
      type: 'PersonalDataErased' as const,
      data: { purpose },
      meta: at(2),
    });
    given(registered, banned).thenRow(id, { banned: true });
    given(registered, banned, { type: 'MemberReactivated', data: {}, meta: at(3) }).thenRow(id, { banned: false });
    given(registered, erased('profile')).thenRow(id, { banned: true });
    given(registered, erased('kyc')).thenRow(id, { banned: false });
  });

  it('is nothing for an account of staff', () =>
    given({ ...registered, data: { ...registered.data, membershipType: null } }).thenRows());
});

describe('the figures over all members', () => {
  it('count a member everywhere they belong', () => {
    expect(analyticsRollUp.figuresOf(row)).toEqual({
      ...row.counts,
      'total/all': 1,
      'total/Creator': 1,
      'country/nigeria': 1,
      'city/Lagos': 1,
    });
  });
  it('leave a banned one out of the totals', () => {
    expect(analyticsRollUp.figuresOf({ ...row, banned: true })).toEqual(row.counts);
  });
});
