import { date, monthsFrom } from '../../shared/format';
import { proPeriodMonths } from '../../shared/reference-data';

/** When a plan that is paid for now is good: from today, or for a member who is Pro from the end of what they have. */
export function planPeriod(proUntil: string | null, now: Date): string {
  const start = proUntil === null ? now : new Date(proUntil);
  const from = proUntil === null ? 'today' : date(proUntil);
  return `from ${from} to ${date(monthsFrom(start, proPeriodMonths))}`;
}
