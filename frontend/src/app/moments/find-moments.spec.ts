import { describe, expect, it } from '@jest/globals';
import { findGreatest, findMoments } from './find-moments';

const news = (code: string, facts: Record<string, string | number> = {}, readAt: string | null = null) =>
  ({ code, facts, readAt }) as Parameters<typeof findMoments>[0][number];
const silver = news('MILESTONE_REACHED', { milestone: 'Silver', points: 50 });
const gold = news('MILESTONE_REACHED', { milestone: 'Gold', points: 150 });
const approved = news('APPRAISAL_APPROVED', { day: 7, points: 9 });
const completed = news('CHALLENGE_COMPLETED');

describe('the moments among the news', () => {
  it('are those that were not seen, oldest first', () => {
    const seen = news('APPRAISAL_APPROVED', { day: 6, points: 9 }, '2026-11-22T08:00:00Z');
    expect(findMoments([silver, completed, approved, seen], 52)).toEqual([approved, completed, silver]);
  });

  it('are those of weeks as those of days', () => {
    const week = [news('WEEK_REJECTED', { week: 3 }), news('WEEK_APPROVED', { week: 2, points: 12 })];
    expect(findMoments(week, 52)).toEqual(week.toReversed());
  });

  it('are no news of another kind', () => {
    expect(findMoments([news('ROLE_GRANTED'), news('POINTS_ADDED')], 52)).toEqual([]);
  });

  it('are no milestones that were lost again with the points', () => {
    expect(findMoments([gold, silver], 149)).toEqual([silver]);
  });

  it('are led by the highest milestone, and else by day 7', () => {
    expect(findGreatest([approved, completed, silver, gold])).toBe(gold);
    expect(findGreatest([approved, completed])).toBe(completed);
    expect(findGreatest([approved])).toBeUndefined();
  });
});
