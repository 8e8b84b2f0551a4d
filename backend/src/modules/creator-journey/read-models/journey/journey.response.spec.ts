import { describe, expect, it } from '@jest/globals';
import { showJourney } from './journey.response.js';
import type { JourneyRow } from './journey.row.js';

const at = (text: string): Date => new Date(`${text}T00:00:00Z`);
const row: JourneyRow = {
  id: '01900000-0000-7000-8000-000000000001',
  registeredAt: at('2026-01-31'),
  approvedAt: at('2026-01-31'),
  pro: true,
  points: 50,
  silverAt: null,
  goldAt: null,
  diamondAt: null,
  hasReadLesson: false,
};
const statuses = (pro: boolean, points: number): string[] =>
  showJourney({ ...row, pro, points }, at('2026-02-01')).steps.map(({ status }) => status);
const locksOf = (code: string, change: Partial<JourneyRow>, now = at('2026-02-01')): unknown =>
  showJourney({ ...row, ...change }, now).features.find((feature) => feature.code === code)?.locks;

describe('the steps', () => {
  it.each([
    [false, 0, ['active', 'locked', 'locked']],
    [false, 80, ['active', 'locked', 'locked']],
    [true, 49, ['completed', 'active', 'locked']],
    [true, 50, ['completed', 'completed', 'completed']],
  ])('for Pro %p and %p points', (pro, points, expected) => {
    expect(statuses(pro, points)).toEqual(expected);
  });
});

describe('the locks', () => {
  it('open the lessons with Pro alone', () => {
    expect(locksOf('learn', { pro: false })).toEqual([{ code: 'PRO_REQUIRED' }]);
    expect(locksOf('learn', { pro: true, points: 0 })).toEqual([]);
  });
  it('ask for 50 points for gigs', () => {
    expect(locksOf('freelance-gigs', { points: 49 })).toEqual([{ code: 'POINTS_REQUIRED', need: 50, have: 49 }]);
    expect(locksOf('freelance-gigs', { points: 50 })).toEqual([]);
  });
  it('open the certification four calendar months after the approval, not a day earlier', () => {
    const unlocksAt = at('2026-05-31');
    expect(locksOf('certification', {}, at('2026-05-30'))).toEqual([{ code: 'APPROVAL_AGE_REQUIRED', unlocksAt }]);
    expect(locksOf('certification', {}, unlocksAt)).toEqual([]);
  });
});

describe('the progress', () => {
  it.each([
    ['2026-01-31', 0],
    ['2026-03-16', 50],
    ['2026-04-30', 100],
    ['2026-09-01', 100],
  ])('on %s is %p %%', (day, percent) => {
    expect(showJourney(row, at(day)).progress.percent).toBeGreaterThanOrEqual(percent - 1);
    expect(showJourney(row, at(day)).progress.percent).toBeLessThanOrEqual(percent);
  });
});
