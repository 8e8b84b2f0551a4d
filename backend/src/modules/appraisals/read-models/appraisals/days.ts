import { CHALLENGE_DAYS } from '../../domain/challenge.decider.js';
import type { AppraisalRow } from './appraisals.row.js';

export const dayStatuses = ['locked', 'current', 'pending', 'approved', 'rejected'] as const;

export interface Day {
  readonly dayNumber: number;
  readonly status: (typeof dayStatuses)[number];
  readonly appraisal: AppraisalRow | null;
}

export interface ChallengeDays {
  /** The day to submit or waiting for review; null when all seven are approved. */
  readonly currentDay: number | null;
  readonly days: readonly Day[];
}

/** The seven days as their creator sees them. The current day is the count of approved days plus 1. */
export function daysOf(appraisals: readonly AppraisalRow[]): ChallengeDays {
  const latest = new Map<number, AppraisalRow>();
  for (const appraisal of appraisals) {
    const known = latest.get(appraisal.dayNumber);
    if (!known || known.attempt < appraisal.attempt) latest.set(appraisal.dayNumber, appraisal);
  }
  const approved = [...latest.values()].filter(({ status }) => status === 'approved').length;
  const current = approved + 1;
  const days = Array.from({ length: CHALLENGE_DAYS }, (_, i): Day => {
    const appraisal = latest.get(i + 1) ?? null;
    return { dayNumber: i + 1, status: statusOf(i + 1, current, appraisal), appraisal };
  });
  return { currentDay: current > CHALLENGE_DAYS ? null : current, days };
}

function statusOf(day: number, current: number, appraisal: AppraisalRow | null): Day['status'] {
  if (appraisal) return appraisal.status;
  if (day > current) return 'locked';
  return day === current ? 'current' : 'rejected'; // a gap in imported history
}
