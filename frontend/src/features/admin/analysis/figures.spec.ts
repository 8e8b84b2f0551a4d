import { describe, expect, it } from '@jest/globals';
import { type Day, describeSeries, formatShare, formatShareOf, formatWait } from './figures';

const day = (date: string): Day => ({
  date,
  signups: 0,
  submitted: 0,
  approved: 0,
  rejected: 0,
  upgrades: 0,
  expiries: 0,
});
const days = [day('2026-11-19'), day('2026-11-20'), day('2026-11-21')];

describe('figures in words', () => {
  it('name the sum and the best day', () => {
    expect(describeSeries([{ name: 'Sign-ups', values: [1, 1_200, 3] }], days)).toBe(
      'Sign-ups: 1,204 in 3 days, most on 20\u00A0Nov\u00A02026 (1,200).',
    );
  });
  it('say when there is nothing', () => {
    expect(describeSeries([{ name: 'Expiries', values: [0, null, 0] }], days)).toBe('Expiries: none in 3 days.');
  });
  it('tell a wait in one unit', () => {
    expect([5, 60, 1_440, 4_320].map(formatWait)).toEqual(['5 min', '1 h', '24 h', '3 days']);
    expect([0.4, 95, 5_000].map(formatWait)).toEqual(['0 min', '1.6 h', '3.5 days']);
  });
  it('tell a share', () => {
    expect(formatShare(3, 12)).toBe('3 (25%)');
    expect(formatShare(0, 0)).toBe('0');
    expect(formatShareOf({ filled: 3, places: 5 })).toBe('3 of 5 (60%)');
    expect(formatShareOf({ filled: 0, places: 0 })).toBe('–');
    expect([formatShare(7_311, 7_314), formatShare(1, 500)]).toEqual(['7,311 (99%)', '1 (1%)']);
    expect([formatShare(7_314, 7_314), formatShare(0, 500)]).toEqual(['7,314 (100%)', '0 (0%)']);
  });
});
