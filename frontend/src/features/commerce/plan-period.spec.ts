import { describe, expect, it } from '@jest/globals';
import { currentPlan, planPeriod } from './plan-period';

const now = new Date('2026-11-22T12:00:00Z');
const standard = { planId: 'standard', until: '2027-02-22T12:00:00Z' };
const inGrace = { planId: 'standard', until: '2026-11-01T12:00:00Z' };

it('tells nothing of a plan for whoever is not Pro', () => {
  expect(currentPlan({ proPlan: 'none', proUntil: null })).toBeNull();
  expect(currentPlan({ proPlan: 'standard', proUntil: standard.until })).toEqual(standard);
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

  it('does not begin later where another plan is replaced', () => {
    expect(planPeriod(standard, 'basic', now)).toBe('valid for 3 months more, until 22\u00A0May\u00A02027');
  });
});
