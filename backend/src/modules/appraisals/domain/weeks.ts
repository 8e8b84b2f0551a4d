export const WEEKLY_APPRAISALS = 'weekly-appraisals';

export const APPRAISAL_WEEKS = { min: 2, max: 13 };
const WEEK_MS = 7 * 86_400_000;

/** Weeks since the application was approved, from 1. */
export const weekOf = (approvedAt: Date, at: Date): number =>
  Math.max(0, Math.floor((at.getTime() - approvedAt.getTime()) / WEEK_MS)) + 1;

export const startOfWeek = (approvedAt: Date, week: number): Date =>
  new Date(approvedAt.getTime() + (week - 1) * WEEK_MS);

/** The week that can be handed in now, or undefined outside the weeks of APPRAISAL_WEEKS. */
export function openWeekOf(approvedAt: Date, now: Date): number | undefined {
  const week = weekOf(approvedAt, now);
  return week >= APPRAISAL_WEEKS.min && week <= APPRAISAL_WEEKS.max ? week : undefined;
}
