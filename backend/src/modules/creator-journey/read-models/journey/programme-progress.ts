import { addCalendarMonths } from '../../../../platform/event-sourcing/index.js';
import { programmeMonths } from '../../../../reference-data/index.js';

export interface ProgrammeProgress {
  /** A whole number from 0 to 100. */
  readonly percent: number;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

export function programmeProgress(registeredAt: Date, now: Date): ProgrammeProgress {
  const endsAt = addCalendarMonths(registeredAt, programmeMonths);
  const passed = (now.getTime() - registeredAt.getTime()) / (endsAt.getTime() - registeredAt.getTime());
  return { percent: Math.floor(Math.min(1, Math.max(0, passed)) * 100), startedAt: registeredAt, endsAt };
}
