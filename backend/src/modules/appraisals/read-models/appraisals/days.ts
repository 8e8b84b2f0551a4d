import { CHALLENGE_DAYS } from '../../domain/challenge.decider.js';
import type { AppraisalRow } from './appraisals.row.js';

export const dayStatuses = ['locked', 'current', 'pending', 'approved', 'rejected'] as const;
export const improvementStatuses = ['open', 'pending', 'rejected'] as const;

/** An approved day that can be handed in once more, or was. */
export interface Improvement {
  readonly status: (typeof improvementStatuses)[number];
  readonly appraisalId: string;
  readonly attempt: number;
  readonly reason: string | null;
  readonly submittedAt: Date | null;
}

export interface Day {
  readonly dayNumber: number;
  readonly status: (typeof dayStatuses)[number];
  readonly appraisal: AppraisalRow | null;
  readonly improvement: Improvement | null;
}

export interface ChallengeDays {
  /** The day that is open or waits for review. null once all seven are approved. */
  readonly currentDay: number | null;
  readonly approved: number;
  readonly days: readonly Day[];
}

/** The seven days as their creator sees them. The current day follows the highest approved one, despite gaps. */
export function daysOf(appraisals: readonly AppraisalRow[], { isBelowThreshold = false } = {}): ChallengeDays {
  const numbers = Array.from({ length: CHALLENGE_DAYS }, (_, i) => i + 1);
  const attempts = numbers.map((day) => attemptsAt(day, appraisals));
  const approved = attempts.filter((rows) => rows.some(isApproved)).length;
  const current = Math.max(
    1,
    ...appraisals.map(({ dayNumber, status }) => (dayNumber ?? 0) + Number(status === 'approved')),
  );
  const isOver = current > CHALLENGE_DAYS;
  const canImprove = isOver && isBelowThreshold && !appraisals.some(({ status }) => status === 'pending');
  const days = numbers.map((dayNumber, i): Day => {
    const rows = attempts[i] ?? [];
    const appraisal = bestOf(rows) ?? rows.at(-1) ?? null;
    const improvement = improvementOf(rows, canImprove);
    return { dayNumber, status: statusOf(dayNumber, current, appraisal), appraisal, improvement };
  });
  return { currentDay: isOver ? null : current, approved, days };
}

const isApproved = ({ status }: AppraisalRow): boolean => status === 'approved';

const attemptsAt = (day: number, appraisals: readonly AppraisalRow[]): AppraisalRow[] =>
  appraisals.filter(({ dayNumber }) => dayNumber === day).sort((a, b) => a.attempt - b.attempt);

/** The approved attempt with the most points. */
const bestOf = (rows: readonly AppraisalRow[]): AppraisalRow | undefined =>
  rows.filter(isApproved).sort((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];

/** null before the day is approved, and after it was improved. */
function improvementOf(rows: readonly AppraisalRow[], canImprove: boolean): Improvement | null {
  const last = rows.at(-1);
  const approvals = rows.filter(isApproved).length;
  if (!last || approvals !== 1) return null;
  if (!canImprove && last.status !== 'pending') return null;
  const { id: appraisalId, attempt, reason, submittedAt } = last;
  return { status: last.status === 'approved' ? 'open' : last.status, appraisalId, attempt, reason, submittedAt };
}

function statusOf(day: number, current: number, appraisal: AppraisalRow | null): Day['status'] {
  if (appraisal) return appraisal.status;
  if (day > current) return 'locked';
  return day === current ? 'current' : 'rejected'; // happens where imported history has a gap
}
