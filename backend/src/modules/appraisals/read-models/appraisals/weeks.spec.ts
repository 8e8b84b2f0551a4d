import { describe, expect, it } from '@jest/globals';
import type { AppraisalRow } from './appraisals.row.js';
import { weeksOf } from './weeks.js';

const approvedAt = new Date('2030-01-01T12:00:00Z');
const after = (days: number): Date => new Date(approvedAt.getTime() + days * 86_400_000);
const row = (weekNumber: number, status: AppraisalRow['status'], attempt = 1) =>
  ({ weekNumber, status, attempt, dayNumber: null }) as AppraisalRow;
const statuses = (days: number, ...rows: AppraisalRow[]): string[] =>
  weeksOf(rows, approvedAt, after(days)).map(({ status }) => status);

describe('the weeks of the programme', () => {
  it('are 2 to 13, each open for seven days', () => {
    const weeks = weeksOf([], approvedAt, after(0));
    expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(weeks[0]).toMatchObject({ opensAt: after(7), closesAt: after(14) });
  });

  it.each([
    [6.9, ['locked', 'locked']],
    [7, ['current', 'locked']],
    [13.9, ['current', 'locked']],
    [14, ['missed', 'current']],
    [91, ['missed', 'missed']],
  ])('after %d days are %j and so on', (days, expected) => {
    expect(statuses(days).slice(0, 2)).toEqual(expected);
  });

  it('stay what a reviewer made of them, and a refusal can be mended while the week lasts', () => {
    expect(statuses(20, row(2, 'approved'), row(3, 'pending')).slice(0, 3)).toEqual(['approved', 'pending', 'locked']);
    expect(statuses(20, row(3, 'rejected'))[1]).toBe('rejected');
    expect(statuses(21, row(3, 'rejected'))[1]).toBe('missed');
    expect(statuses(20, row(3, 'pending', 2), row(3, 'rejected', 1))[1]).toBe('pending');
  });
});
