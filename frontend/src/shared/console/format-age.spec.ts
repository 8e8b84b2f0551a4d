import { describe, expect, it } from '@jest/globals';
import { ageOf } from './format-age';

const HOUR = 3_600_000;

describe('how long something has waited', () => {
  it.each([
    [-5_000, 'under 1 min'],
    [59_000, 'under 1 min'],
    [61_000, '1 min'],
    [HOUR - 1, '59 min'],
    [HOUR, '1 h'],
    [47 * HOUR, '47 h'],
    [48 * HOUR, '2 days'],
    [24 * 30 * HOUR, '30 days'],
  ])('is told in one unit: %d ms as %s', (ms, told) => {
    expect(ageOf(ms)).toBe(told);
  });
});
