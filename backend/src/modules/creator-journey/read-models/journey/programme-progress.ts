import { addCalendarMonths } from '../../../../platform/event-sourcing/index.js';
import { programmeMonths } from '../../../../reference-data/index.js';

/** `percent` is a whole number from 0 to 100. */
export function programmeProgress(registeredAt: Date, now: Date) {
  const endsAt = addCalendarMonths(registeredAt, programmeMonths);
  const passed = (now.getTime() - registeredAt.getTime()) / (endsAt.getTime() - registeredAt.getTime());
  return { percent: Math.floor(Math.min(1, Math.max(0, passed)) * 100), startedAt: registeredAt, endsAt };
}
