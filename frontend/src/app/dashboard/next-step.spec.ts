import { describe, expect, it } from '@jest/globals';
import type { Challenge, ChallengeDay } from '../../features/appraisals/api/appraisals.query';
import type { Journey, Lock } from '../../features/creator-journey/api/journey.query';
import { nextStepOf } from './next-step';

const journey = (becomePro: 'active' | 'completed', points = 0, locks: Lock[] = []) =>
  ({
    points,
    steps: [{ code: 'become-pro', status: becomePro }],
    milestones: [{ name: 'Silver', points: 50, reachedAt: null }],
    features: [
      { code: 'learn', locks: [] },
      { code: 'certification', locks },
    ],
  }) as unknown as Journey;

const challenge = (currentDay: number | null, status: ChallengeDay['status'] = 'locked') =>
  ({
    currentDay,
    days: [
      { dayNumber: 1, status: 'approved' },
      { dayNumber: 3, status },
    ],
    weeks: [],
  }) as unknown as Challenge;

describe('the next step of a creator', () => {
  it('is to become Pro, whatever else there is', () => {
    expect(nextStepOf(journey('active'), challenge(3, 'current'), undefined)).toEqual({ code: 'become-pro' });
  });

  it('is to wait while a payment is looked for, until that makes the creator Pro', () => {
    expect(nextStepOf(journey('active'), challenge(1, 'current'), 'pending')).toEqual({ code: 'await-payment' });
    expect(nextStepOf(journey('completed'), challenge(3, 'current'), 'pending')).toEqual({ code: 'submit', day: 3 });
  });

  it('says of a payment that was not found what to do about it', () => {
    expect(nextStepOf(journey('active'), challenge(1), 'rejected')).toEqual({ code: 'payment-refused' });
    expect(nextStepOf(journey('active'), challenge(1), 'confirmed')).toEqual({ code: 'become-pro' });
    expect(nextStepOf(journey('completed'), challenge(3, 'current'), 'rejected')).toEqual({ code: 'submit', day: 3 });
  });

  it('is to answer a business while its offer stands, whatever day is open', () => {
    const by = '2026-12-01T08:00:00Z';
    const next = (becomePro: 'active' | 'completed') =>
      nextStepOf(journey(becomePro), challenge(3, 'current'), undefined, by);
    expect(next('completed')).toEqual({ code: 'answer-business', by });
    expect(next('active')).toEqual({ code: 'become-pro' });
  });

  it.each([
    ['current', 'submit'],
    ['rejected', 'resubmit'],
    ['pending', 'await-review'],
  ] as const)('on a day that is %s is to %s', (status, code) => {
    expect(nextStepOf(journey('completed'), challenge(3, status), undefined)).toEqual({ code, day: 3 });
  });

  it('after the challenge is to earn what is missing to the first milestone', () => {
    const after = (improvement: object | null) =>
      ({
        currentDay: null,
        days: [{ dayNumber: 2, status: 'approved', improvement }],
        weeks: [],
      }) as unknown as Challenge;
    const next = (improvement: object | null) => nextStepOf(journey('completed', 38), after(improvement), undefined);
    expect(next({ status: 'open' })).toEqual({ code: 'earn-more', missing: 12, canImprove: true });
    expect(next({ status: 'pending' })).toEqual({ code: 'await-review', day: 2 });
    expect(next({ status: 'rejected' })).toEqual({ code: 'resubmit', day: 2 });
    expect(next(null)).toEqual({ code: 'earn-more', missing: 12, canImprove: false });
  });

  it.each(['current', 'rejected'] as const)(
    'is the week that is %s, once no day can be improved or the points are there',
    (status) => {
      const weeks = [{ weekNumber: 5, status }] as Challenge['weeks'];
      const through = { ...challenge(null), weeks };
      expect(nextStepOf(journey('completed', 50), through, undefined)).toEqual({ code: 'hand-in-week', week: 5 });
      expect(nextStepOf(journey('completed', 49), through, undefined)).toEqual({ code: 'hand-in-week', week: 5 });
      const days = [{ dayNumber: 2, improvement: { status: 'open' } }] as unknown as Challenge['days'];
      const improvable = nextStepOf(journey('completed', 49), { ...through, days }, undefined);
      expect(improvable).toEqual({ code: 'earn-more', missing: 1, canImprove: true });
    },
  );

  it('is free once the work is open, which is not everything while certification waits for its day', () => {
    const unlocksAt = '2027-03-22T08:00:00Z';
    const young = journey('completed', 50, [{ code: 'APPROVAL_AGE_REQUIRED', unlocksAt }]);
    expect(nextStepOf(young, challenge(null), undefined)).toEqual({ code: 'work-open', certificationAt: unlocksAt });
  });

  it('is free once everything is open', () => {
    expect(nextStepOf(journey('completed', 50), challenge(null), undefined)).toEqual({ code: 'all-open' });
  });
});
