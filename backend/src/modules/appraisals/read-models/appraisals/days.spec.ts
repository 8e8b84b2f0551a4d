import { describe, expect, it } from '@jest/globals';
import type { AppraisalRow } from './appraisals.row.js';
import { daysOf } from './days.js';

type Attempt = Partial<AppraisalRow> & Pick<AppraisalRow, 'dayNumber' | 'status'>;
const row = (attempt: Attempt) =>
  ({ attempt: 1, points: null, reason: null, submittedAt: null, ...attempt }) as AppraisalRow;
const allApproved = Array.from({ length: 7 }, (_, i) => row({ dayNumber: i + 1, status: 'approved', points: 7 }));
const again = (more: Attempt): AppraisalRow => row({ attempt: 2, ...more });
const below = { isBelowThreshold: true };
const improvements = (rows: AppraisalRow[], options = below) =>
  daysOf(rows, options).days.map(({ improvement }) => improvement?.status ?? null);

describe('the days of a challenge', () => {
  it('follow one another', () => {
    const { currentDay, days } = daysOf([row({ dayNumber: 1, status: 'approved' })]);
    expect([currentDay, ...days.slice(0, 3).map(({ status }) => status)]).toEqual([2, 'approved', 'current', 'locked']);
  });

  it.each([
    ['approved', 4, ['approved', 'rejected', 'approved', 'current']],
    ['pending', 3, ['approved', 'rejected', 'pending', 'locked']],
    ['rejected', 3, ['approved', 'rejected', 'rejected', 'locked']],
  ] as const)('go on after a gap in imported history, where the third is %s', (status, current, statuses) => {
    const { currentDay, days } = daysOf([row({ dayNumber: 1, status: 'approved' }), row({ dayNumber: 3, status })]);
    expect([currentDay, days.slice(0, 4).map((day) => day.status)]).toEqual([current, statuses]);
  });

  it('can be improved once all are approved, below the threshold alone', () => {
    expect(improvements(allApproved)).toEqual(Array(7).fill('open'));
    expect(improvements(allApproved, { isBelowThreshold: false })).toEqual(Array(7).fill(null));
    expect(improvements(allApproved.slice(0, -1))).toEqual(Array(7).fill(null));
  });

  it('wait for the one that is reviewed, and keep their mark meanwhile', () => {
    const rows = [...allApproved, again({ dayNumber: 3, status: 'pending' })];
    expect(improvements(rows)).toEqual([null, null, 'pending', null, null, null, null]);
    expect(daysOf(rows, below)).toMatchObject({ currentDay: null, approved: 7 });
    expect(daysOf(rows, below).days[2]).toMatchObject({ status: 'approved', appraisal: { points: 7 } });
  });

  it('are sent again after a refusal, with its reason', () => {
    const rows = [...allApproved, again({ dayNumber: 3, status: 'rejected', reason: 'The link is private.' })];
    expect(daysOf(rows, below).days[2]).toMatchObject({
      status: 'approved',
      improvement: { status: 'rejected', attempt: 2, reason: 'The link is private.' },
    });
  });

  it.each([
    [9, 9],
    [3, 7],
  ])('count the better mark: %i makes it %i', (points, counts) => {
    const rows = [...allApproved, again({ dayNumber: 3, status: 'approved', points })];
    expect(improvements(rows)).toEqual(['open', 'open', null, 'open', 'open', 'open', 'open']);
    expect(daysOf(rows, below).days[2]).toMatchObject({ appraisal: { points: counts } });
  });
});
