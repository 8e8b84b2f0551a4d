import { APPRAISAL_WEEKS, startOfWeek, weekOf } from '../../domain/weeks.js';
import type { AppraisalRow } from './appraisals.row.js';

export const weekStatuses = ['locked', 'current', 'pending', 'approved', 'rejected', 'missed'] as const;

export interface Week {
  readonly weekNumber: number;
  readonly status: (typeof weekStatuses)[number];
  readonly appraisal: AppraisalRow | null;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** The weeks of a creator who has completed the challenge. A week that ends without an approval is missed. */
export function weeksOf(appraisals: readonly AppraisalRow[], approvedAt: Date, now: Date): Week[] {
  const current = weekOf(approvedAt, now);
  const { min, max } = APPRAISAL_WEEKS;
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const week = min + i;
    const rows = appraisals.filter(({ weekNumber }) => weekNumber === week);
    const appraisal = rows.toSorted((a, b) => a.attempt - b.attempt).at(-1) ?? null;
    const [opensAt, closesAt] = [startOfWeek(approvedAt, week), startOfWeek(approvedAt, week + 1)];
    return { weekNumber: week, status: statusOf(week, current, appraisal), appraisal, opensAt, closesAt };
  });
}

function statusOf(week: number, current: number, appraisal: AppraisalRow | null): Week['status'] {
  if (appraisal && appraisal.status !== 'rejected') return appraisal.status;
  if (week !== current) return week > current ? 'locked' : 'missed';
  return appraisal ? 'rejected' : 'current';
}
