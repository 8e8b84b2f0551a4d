import { addDays } from '../../../platform/event-sourcing/index.js';
import { REMINDER_DAYS } from './membership.decider.js';

/** When a membership is reviewed. Each review decides by the state of its moment, as the member may have renewed. */
export function timetableOf(validUntil: string, graceDays: number): Date[] {
  const end = new Date(validUntil);
  return [...REMINDER_DAYS.map((days) => addDays(end, -days)), addDays(end, graceDays)];
}
