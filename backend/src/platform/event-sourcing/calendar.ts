/**
 * In UTC. A day that the month lacks becomes its last day: 30 November plus three months is 28 or 29 February.
 * @param day the original day of the month, if an earlier addition has shortened the date
 */
export function addCalendarMonths(date: Date, months: number, day = date.getUTCDate()): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(day, lastDay));
  return result;
}

export const addMinutes = (date: Date, minutes: number): Date => new Date(date.getTime() + minutes * 60_000);

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
