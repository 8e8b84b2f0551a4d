import { describe, expect, it } from '@jest/globals';
import { planChange } from './plan-change';

const now = new Date('2026-11-22T12:00:00Z');
const standard = { planId: 'standard', until: '2027-02-22T12:00:00Z', renewsUntil: '2027-05-22T12:00:00Z' };
const basic = { planId: 'basic', until: '2027-02-03T12:00:00Z', renewsUntil: '2027-05-03T12:00:00Z' };
const inGrace = { planId: 'standard', until: '2026-11-01T12:00:00Z', renewsUntil: '2027-02-01T12:00:00Z' };

describe('what a payment does to the plan that a member has', () => {
  it('is to lengthen it', () => {
    expect(planChange(standard, 'standard', now)).toBe(
      'Standard plan runs until 22\u00A0Feb\u00A02027. Once the payment is confirmed, it goes on until 22\u00A0May\u00A02027.',
    );
    expect(planChange(inGrace, 'standard', now)).toBe(
      'Standard plan ended on 1\u00A0Nov\u00A02026. Once the payment is confirmed, it goes on until 1\u00A0Feb\u00A02027.',
    );
  });

  it('is to change it at once for another, whichever is the bigger', () => {
    expect(planChange(basic, 'standard', now)).toBe(
      'Basic plan runs until 3\u00A0Feb\u00A02027. Once the payment is confirmed, it changes to Standard at once, until 3\u00A0May\u00A02027.',
    );
    expect(planChange(standard, 'basic', now)).toBe(
      'Standard plan runs until 22\u00A0Feb\u00A02027. Once the payment is confirmed, it changes to Basic at once, until 22\u00A0May\u00A02027. What only Standard gives ends with that.',
    );
  });
});
