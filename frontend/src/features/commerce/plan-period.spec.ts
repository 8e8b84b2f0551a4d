import { describe, expect, it } from '@jest/globals';
import { currentPlan, planPeriod } from './plan-period';

const now = new Date('2026-11-22T12:00:00Z');
const standard = { planId: 'standard', until: '2027-02-22T12:00:00Z', renewsUntil: '2027-05-22T12:00:00Z' };
const inGrace = { planId: 'standard', until: '2026-11-01T12:00:00Z', renewsUntil: '2027-02-01T12:00:00Z' };

it('tells nothing of a plan for whoever is not Pro', () => {
  expect(currentPlan({ proPlan: 'none', proUntil: null, renewsUntil: null })).toBeNull();
  const { planId: proPlan, until: proUntil, renewsUntil } = standard;
  expect(currentPlan({ proPlan, proUntil, renewsUntil })).toEqual(standard);
});

describe('the period of a plan', () => {
  it('is counted from today for a first one', () => {
    expect(planPeriod(null, 'basic', now)).toBe('valid for 3 months, from today to 22\u00A0Feb\u00A02027');
  });

  it('is counted from the end of the period before, also within its grace', () => {
    expect(planPeriod(standard, 'standard', now)).toBe(
      'valid for 3 months, from 22\u00A0Feb\u00A02027 to 22\u00A0May\u00A02027',
    );
    expect(planPeriod(inGrace, 'standard', now)).toBe(
      'valid for 3 months, from 1\u00A0Nov\u00A02026 to 1\u00A0Feb\u00A02027',
    );
  });

  it('ends on the day that the server counts, of the month in which the first one began', () => {
    const february = { planId: 'basic', until: '2027-02-28T12:00:00Z', renewsUntil: '2027-05-30T12:00:00Z' };
    expect(planPeriod(february, 'basic', now)).toBe(
      'valid for 3 months, from 28\u00A0Feb\u00A02027 to 30\u00A0May\u00A02027',
    );
  });

  it('does not begin later where another plan is replaced', () => {
    expect(planPeriod(standard, 'basic', now)).toBe('valid for 3 months more, until 22\u00A0May\u00A02027');
  });
});
