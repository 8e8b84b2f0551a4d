import { serverNow } from './server-clock';

const DAY_MS = 86_400_000;
/** What lies further ahead than this was not just now: the clock is wrong, and no answer has told by how much. */
const MAX_CLOCK_ERROR_MS = 300_000;
const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-GB', dayParts);
const dayInUtc = new Intl.DateTimeFormat('en-GB', { ...dayParts, timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const exact = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const prefixes: Record<string, string> = { NGN: '₦', ZAR: 'R', KES: 'KSh\u00A0', USD: '$' };

/** ₦35,000 from an amount in the currency's minor unit; it stays on one line. */
export const money = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${prefixes[currency] ?? `${currency}\u00A0`}${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: amount % 100 && 2 })}`;

export const date = (at: string): string => inOneLine(day.format(new Date(at)));

/** 21 Nov 2026 from 2026-11-21, a day that was counted elsewhere and is the same day wherever it is read. */
export const calendarDay = (at: string): string => inOneLine(dayInUtc.format(new Date(at)));

const inOneLine = (text: string): string => text.replaceAll(' ', '\u00A0');

/** The same or the last day of the month that many months later, by UTC as the server counts. */
export function monthsFrom(from: Date, months: number): string {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  const hasThatDay = to.getUTCDate() === from.getUTCDate();
  if (!hasThatDay) to.setUTCDate(0);
  return to.toISOString();
}

export const dateTime = (at: string): string => `${date(at)}, ${time.format(new Date(at))}`;

/** 21 Nov 2026, 14:05:07, where it matters what was before and what after */
export const exactTime = (at: string): string => `${date(at)}, ${exact.format(new Date(at))}`;

/** 'two hours ago' while it is fresh, the date and time once it is older than a day. By the server's clock. */
export function when(at: string, now = serverNow()): string {
  const age = now - Date.parse(at);
  if (age >= DAY_MS || age < -MAX_CLOCK_ERROR_MS) return dateTime(at);
  if (age < 60_000) return 'just now';
  const minutes = Math.round(age / 60_000);
  return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.round(minutes / 60), 'hour');
}

/** '2 h ago' at any age, where the time that has passed is the point. */
export function ago(at: string, now = serverNow()): string {
  const age = now - Date.parse(at);
  if (age < -MAX_CLOCK_ERROR_MS) return dateTime(at);
  const minutes = Math.round(age / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
}

export const number = (n: number): string => n.toLocaleString('en-GB');

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;

export const pointsText = (points: number): string => counted(points, 'point');

export const countryName = (country: string): string => country.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
