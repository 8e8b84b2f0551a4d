import { amountIn } from '../modules/commerce/domain/amounts.js';
import { isDay } from '../platform/http/fields.js';
import { canonicalEmail, isPlainMailbox } from '../platform/text/email-address.js';
import { comparisonKey } from '../platform/text/look-alikes.js';
import { numberingPlansOf } from '../platform/text/numbering-plans.js';
import { toE164 } from '../platform/text/phone-number.js';
import { tidyName, tidyText } from '../platform/text/tidy.js';
import { countries } from '../reference-data/index.js';
import { type Fields, present, UnusableRow } from './export-row.js';

const plans = numberingPlansOf(countries);
const DAY = /(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})/.source;
const TIME = /(?<clock>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)/.source;
const TIMESTAMP = new RegExp(`^${DAY}(?:[T ]${TIME})?\\s*(?<zone>Z|[+-]\\d{2}(?::?\\d{2})?)?$`, 'i');
/** The columns of read models hold no more than twice as much. */
const MAX_NUMBER = 1_000_000_000;
const MAILBOX = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A time without a zone is UTC, as on a hosted backend's server. Spreadsheets write `2025/3/1 9:30`. */
export function timeIn(values: Fields, ...fields: string[]): Date | undefined {
  const field = fields.find((name) => values[name] !== undefined);
  const text = field === undefined ? undefined : values[field]?.trim();
  if (text === undefined) return undefined;
  const { year = '', month = '', date = '', clock = '0:00', zone = 'Z' } = TIMESTAMP.exec(text)?.groups ?? {};
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  const offset = /^[+-]\d{2}$/.test(zone) ? `${zone}:00` : zone.toUpperCase();
  const time = new Date(`${day}T${clock.replace(/^\d:/, '0$&')}${offset}`);
  if (Number.isNaN(time.getTime()) || !isDay(day))
    throw new UnusableRow(`${field ?? ''} is no time: write 2025-03-01 09:30:00+00`);
  if (time.getTime() > Date.now()) throw new UnusableRow(`${field ?? ''} lies in the future`);
  return time;
}

/** Puts times in order, however they are written. Other text comes last. */
export function placeInTime(values: Fields | undefined, ...fields: string[]): number {
  try {
    return timeIn(values ?? {}, ...fields)?.getTime() ?? 0;
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
}

export function emailIn(text: string | undefined): string {
  if (text === undefined) throw new UnusableRow('has no email');
  const email = canonicalEmail(text);
  if (!MAILBOX.test(email) || !isPlainMailbox(email)) throw new UnusableRow('email is no address');
  return email;
}

export const nameIn = (text: string | undefined): string | undefined => tidyName(text ?? '') || undefined;
export const wordsIn = (text: string | undefined): string | undefined => tidyText(text ?? '') || undefined;

export const choiceIn = <T extends string>(
  text: string | undefined,
  choices: readonly T[],
  others: Readonly<Record<string, T>> = {},
): T | undefined => {
  const key = comparisonKey(text ?? '');
  return choices.find((choice) => comparisonKey(choice) === key) ?? others[key];
};

export function oneOf<T extends string>(field: string, ...[text, choices, others]: Parameters<typeof choiceIn<T>>): T {
  return present(choiceIn(text, choices, others), `${field} is none of ${choices.join(', ')}`);
}

/** Keeps unknown countries as they are. */
export function countryIn(text: string | undefined): string | null {
  const key = comparisonKey(text ?? '');
  const country = countries.find(
    ({ id, isoCode }) => comparisonKey(id) === key || isoCode.toLowerCase() === key || key === alias[isoCode],
  );
  return country?.id ?? wordsIn(text) ?? null;
}
const alias = { NG: 'federalrepublicofnigeria', ZA: 'rsa' } as const;

const otherStates: Readonly<Record<string, string>> = {
  abuja: 'fctabuja',
  fct: 'fctabuja',
  abujafct: 'fctabuja',
  federalcapitalterritory: 'fctabuja',
  kzn: 'kwazulunatal',
};

/** `Lagos State`, `LAGOS` and `lagos.` are the same. Keeps unknown states as they are. */
export function stateIn(text: string | undefined, countryId: string | null): string | null {
  const key = comparisonKey(text ?? '');
  const keys = [key, key.replace(/(state|province)$/, '')].map((each) => otherStates[each] ?? each);
  const states: readonly string[] = countries.find(({ id }) => id === countryId)?.states ?? [];
  return states.find((state) => keys.includes(comparisonKey(state))) ?? wordsIn(text) ?? null;
}

/** In international form. The country code and the first zero are optional. */
export function phoneIn(text: string | undefined, countryId: string | null, field = 'phone'): string | null {
  if (text === undefined) return null;
  const country = countries.find(({ id }) => id === countryId);
  const phone = toE164(text, country?.isoCode, plans) ?? toE164(`+${text.replace(/\D/g, '')}`, undefined, plans);
  if (phone) return phone;
  throw new UnusableRow(`${field} is no number of ${country?.name ?? 'a country that is served'}: correct or empty it`);
}

export function wholeNumberIn(values: Fields, field: string): number | undefined {
  const text = values[field]?.trim();
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number)) throw new UnusableRow(`${field} is no whole number`);
  if (Math.abs(number) > MAX_NUMBER) throw new UnusableRow(`${field} is more than ${String(MAX_NUMBER)}`);
  return number;
}

/** In minor units: 15000, "15,000.00" and ₦15000 are equal. */
export function sumIn(text: string | undefined, field: string): number | undefined {
  if (text === undefined) return undefined;
  const amount = amountIn(text);
  if (amount !== undefined && amount > 0) return amount;
  throw new UnusableRow(`${field} is no amount`);
}
