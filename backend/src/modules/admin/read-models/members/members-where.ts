import { parameter } from '../../../../platform/database/parameter.js';
import { canonicalEmail } from '../../../../platform/text/email-address.js';
import { literal } from '../../../../platform/text/tidy.js';
import { cohortFigure } from '../../figures/cohorts.js';
import type { MembersFilter, Search } from './members.query.js';
import type { KnownNames, NamesFound } from './members-names.js';
import { folded, isAddress, isShort } from './search-words.js';

/** Conditions of a WHERE clause. Several conditions of a statement share the values. */
export class Where {
  private readonly conditions: string[] = [];

  constructor(readonly values: unknown[] = []) {}

  add(condition: (...places: string[]) => string, ...values: unknown[]): this {
    const places = values.map((value) => this.place(value));
    this.conditions.push(condition(...places));
    return this;
  }

  place(value: unknown): string {
    return parameter(this.values, value);
  }

  toString(): string {
    return this.conditions.join(' and ') || 'true';
  }
}

const columnOf = {
  membershipType: 'membership_type',
  qualification: 'qualification',
  country: 'country',
  state: 'state',
} as const;

export function whereOf(filter: MembersFilter, names: KnownNames, values?: unknown[]): Where {
  const { status, search, equal, cohort } = filter;
  const where = new Where(values).add(() => `banned_at is ${status === 'banned' ? 'not null' : 'null'}`);
  for (const [field, value] of Object.entries(equal)) {
    where.add((place) => `${columnOf[field as keyof typeof columnOf]} = ${place}`, value);
  }
  if (cohort) {
    where.add(
      (month, figure) =>
        `id in (select a.id from read.analytics a where a.cohort = ${month} and (a.counts ->> ${figure}::text)::int > 0)`,
      cohort.month,
      cohortFigure(cohort.month, cohort.step),
    );
  }
  if (search) addSearch(where, search, names, status);
  return where;
}

const APPEAL_REFERENCE = /^[\da-f]{8}$/;

/** Banned members appeal with a reference, the end of their id. */
function addSearch(where: Where, search: Search, names: KnownNames, status: MembersFilter['status']): void {
  const reference = search.words.join(' ');
  if (status === 'approved' || !APPEAL_REFERENCE.test(reference)) {
    addWords(where, search, names);
    return;
  }
  const found = new Where(where.values);
  addWords(found, search, names);
  where.add((place) => `(${String(found)} or right(id::text, 8) = ${place})`, reference);
}

function addWords(where: Where, { numbers, words, digits }: Search, names: KnownNames): void {
  if (numbers.length > 0) {
    const beginnings = numbers.map((number) => `${number}%`);
    where.add((...places) => `(${places.map((place) => `phone like ${place}`).join(' or ')})`, ...beginnings);
  }
  const all = new Where(where.values);
  for (const word of words) addWord(all, word, names);
  if (digits === undefined) where.add(() => String(all));
  else where.add((part) => `(search_text like ${part} or (${String(all)}))`, `%${digits.replace(/^0/, '')}%`);
}

/** An address is found by its beginning. A national number has a 0 instead of the country code. */
function addWord(where: Where, word: string, names: KnownNames): void {
  const key = folded(word.replace(/^0(?=\d{3,}$)/, ''));
  const text = literal(key);
  const found = names.get(word);
  if (isAddress(word)) {
    addAddress(where, word, found);
  } else if (found?.areAll) {
    where.add(() => `(${bearersOf(found, where).join(' or ')})`);
  } else if (isShort(key)) {
    where.add((first, later) => `(search_text like ${first} or search_text like ${later})`, `${text}%`, `% ${text}%`);
  } else {
    where.add((part) => `search_text like ${part}`, `%${text}%`);
    if (found) where.add(isCalled, `%${text}%`, `${text}%`);
  }
}

/** Finds addresses by their beginning, and names that contain a sign of addresses. */
function addAddress(where: Where, word: string, found: NamesFound | undefined): void {
  const address = canonicalEmail(word);
  const beginning = where.place(`${literal(address.endsWith('@') ? word : address)}%`);
  const called = found && found.first.length + found.last.length > 0 ? bearersOf(found, where) : [];
  where.add(() => `(${[`lower(email) like ${beginning}`, ...called].join(' or ')})`);
}

const isCalled = (part: string, beginning: string): string =>
  `(last_key like ${part} or first_key like ${part} or handle like ${beginning})`;

/** Conditions with an index each: handles that begin with the word, then members with one of the names. */
export function bearersOf({ word, last, first }: NamesFound, where: Where): [string, ...string[]] {
  return [
    `handle like ${where.place(`${literal(word)}%`)}`,
    ...(last.length > 0 ? [`last_key = any(${where.place(last)})`] : []),
    ...(first.length > 0 ? [`first_key = any(${where.place(first)})`] : []),
  ];
}
