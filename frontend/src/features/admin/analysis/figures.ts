import { calendarDay, number } from '../../../shared/format';
import type { Analytics } from '../api/analytics.query';

export type Day = Analytics['days'][number];

/** A line of a chart: one number per day, null where there is none. */
export interface Series {
  name: string;
  values: readonly (number | null)[];
  /** The address that lists what the value of a day counts. */
  leadTo?: (date: string) => string;
}

/** '12 sign-ups in 30 days, most on 12 Nov 2026 (4).' */
export const describeSeries = (series: readonly Series[], days: readonly Pick<Day, 'date'>[]): string =>
  series.map((one) => `${describeOne(one, days)}.`).join(' ');

function describeOne({ name, values }: Series, days: readonly Pick<Day, 'date'>[]): string {
  const counted = values.map((value) => value ?? 0);
  const sum = counted.reduce((all, n) => all + n, 0);
  const span = `in ${days.length} days`;
  if (sum === 0) return `${name}: none ${span}`;
  const most = Math.max(...counted);
  const best = days[counted.indexOf(most)];
  return `${name}: ${number(sum)} ${span}${best ? `, most on ${calendarDay(best.date)} (${number(most)})` : ''}`;
}

/** '15 min', '4 h', '2 days'. */
export function formatWait(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)} min`;
  return minutes < 2_880 ? `${toOneDigit(minutes / 60)} h` : `${toOneDigit(minutes / 1_440)} days`;
}

const toOneDigit = (n: number): number => Math.round(n * 10) / 10;

/** Formats a share as '60%'. Rounding never turns a part into 0% or 100%. */
export function percent(part: number, whole: number): string {
  const rounded = Math.round((part / whole) * 100);
  return `${part > 0 && part < whole ? Math.min(99, Math.max(1, rounded)) : rounded}%`;
}

/** '3 of 5 (60%)' */
export const formatShareOf = ({ filled, places }: { filled: number; places: number }): string =>
  places === 0 ? '–' : `${number(filled)} of ${number(places)} (${percent(filled, places)})`;

/** '12 (60%)', for a step of the funnel. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? number(part) : `${number(part)} (${percent(part, whole)})`;
