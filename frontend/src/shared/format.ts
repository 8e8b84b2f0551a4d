import { serverNow } from './server-clock';

const DAY_MS = 86_400_000;
/** A time further ahead than this is not 'just now': the device's clock is wrong and not corrected yet. */
const MAX_CLOCK_ERROR_MS = 300_000;
const dayParts = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const day = new Intl.DateTimeFormat('en-GB', dayParts);
const dayInUtc = new Intl.DateTimeFormat('en-GB', { ...dayParts, timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const exact = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const prefixes: Record<string, string> = { NGN: '₦', ZAR: 'R', KES: 'KSh\u00A0', USD: '$' };

/** ₦35,000 from an amount in the currency's minor unit, without line breaks. */
export const money = ({ amount, currency }: { amount: number; currency: string }): string =>
  `${prefixes[currency] ?? `${currency}\u00A0`}${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: amount % 100 && 2 })}`;

export const date = (at: string): string => inOneLine(day.format(new Date(at)));

/** 21 Nov 2026 from 2026-11-21, the same day in every time zone. */
export const calendarDay = (at: string): string => inOneLine(dayInUtc.format(new Date(at)));

const inOneLine = (text: string): string => text.replaceAll(' ', '\u00A0');

/** Adds months in UTC, as the server does. A day that the month lacks becomes the last day of that month. */
export function monthsFrom(from: Date, months: number): string {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  const hasThatDay = to.getUTCDate() === from.getUTCDate();
  if (!hasThatDay) to.setUTCDate(0);
  return to.toISOString();
}

export const dateTime = (at: string): string => `${date(at)}, ${time.format(new Date(at))}`;

/** 21 Nov 2026, 14:05:07, for lists in which the order of events matters. */
export const exactTime = (at: string): string => `${date(at)}, ${exact.format(new Date(at))}`;

export function when(at: string, now = serverNow()): string {
  const age = now - Date.parse(at);
  if (age >= DAY_MS || age < -MAX_CLOCK_ERROR_MS) return dateTime(at);
  if (age < 60_000) return 'just now';
  const minutes = Math.round(age / 60_000);
  return minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.round(minutes / 60), 'hour');
}

/** '2 h ago' at any age. Uses the server's clock. */
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

export const placeName = ({ state, country }: { state: string | null; country: string | null }): string =>
  [state, country && countryName(country)].filter(Boolean).join(', ');

export const countryName = (country: string): string => country.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
