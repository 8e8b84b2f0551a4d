import { expect, it } from '@jest/globals';
import { planPeriod } from './plan-period';

const now = new Date('2026-11-22T12:00:00Z');

it('counts a first period from today', () => {
  expect(planPeriod(null, now)).toBe('from today to 22 Feb 2027');
});

it('counts a renewal from the end of the period before, also within its grace', () => {
  expect(planPeriod('2027-02-22T12:00:00Z', now)).toBe('from 22 Feb 2027 to 22 May 2027');
  expect(planPeriod('2026-11-01T12:00:00Z', now)).toBe('from 1 Nov 2026 to 1 Feb 2027');
});
