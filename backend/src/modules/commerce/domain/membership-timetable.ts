import { addDays } from '../../../platform/event-sourcing/index.js';
import { REMINDER_DAYS } from './membership.decider.js';

/**
 * When a membership with this period has to be looked at again: at each reminder, and when the grace is over. What
 * is due then is decided from the facts of that moment, as the member may have renewed since.
 */
export function timetableOf(validUntil: string, graceDays: number): Date[] {
  const end = new Date(validUntil);
  return [...REMINDER_DAYS.map((days) => addDays(end, -days)), addDays(end, graceDays)];
}
