import { COUNT_CAP } from '../../../../platform/projections/read-models.js';
import type { MembersCursor } from './members.cursor.js';
import { type MembersFilter, type Search, type Sort, sortColumns } from './members.query.js';

/** A statement as the driver takes it. */
export interface Sql {
  /** The server plans a named statement once; what is searched for changes the best plan, so a search has no name. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const columnOf = {
  membershipType: 'membership_type',
  qualification: 'qualification',
  country: 'country',
  state: 'state',
} as const;

/** Where a page begins, by its number or after the last row of the one before, and how many rows it has. */
export interface Place {
  readonly offset: number;
  readonly limit: number;
  readonly after?: MembersCursor;
}

/** Conditions and the values behind their placeholders, which several of one statement share. */
class Where {
  private readonly conditions: string[] = [];

  constructor(readonly values: unknown[] = []) {}

  add(condition: (...places: string[]) => string, ...values: unknown[]): this {
    const places = values.map((value) => `$${String(this.values.push(value))}`);
    this.conditions.push(condition(...places));
    return this;
  }

  place(value: unknown): string {
    return `$${String(this.values.push(value))}`;
  }

  toString(): string {
    return this.conditions.join(' and ') || 'true';
  }
}

function whereOf({ status, search, equal }: MembersFilter): Where {
  const where = new Where().add(() => `banned_at is ${status === 'banned' ? 'not null' : 'null'}`);
  for (const [field, value] of Object.entries(equal)) {
    where.add((place) => `${columnOf[field as keyof typeof columnOf]} = ${place}`, value);
  }
  if (search && status === 'banned') addSearchForBanned(where, search);
  else if (search) addSearch(where, search);
  return where;
}

/** Who is banned appeals under a reference, which is the end of their id. */
function addSearchForBanned(where: Where, search: Search): void {
  const found = new Where(where.values);
  addSearch(found, search);
  where.add((reference) => `(${String(found)} or right(id::text, 8) = ${reference})`, search.words.join(' '));
}

function addSearch(where: Where, { numbers, words }: Search): void {
  if (numbers.length > 0) {
    const beginnings = numbers.map((number) => `${number}%`);
    where.add((...places) => `(${places.map((place) => `phone like ${place}`).join(' or ')})`, ...beginnings);
  }
  for (const word of words) addWord(where, word);
}

/** The index of the texts knows parts of three letters, that of the names parts of five. */
const SHORTEST_PART = 3;
const NAME_PART = 5;

/** Letters that may stand in a name, and not digits alone; what has a dot, a plus or an @ is looked for in all texts. */
const longPartOfName = /^(?=.*\D)[^@.+]{5,}$/u;

/**
 * An address is known by its beginning, and what is too short for a part by the beginning of a word. A number as it is
 * dialled at home begins with a 0 in place of the code of the country.
 */
function addWord(where: Where, word: string): void {
  const text = word.replace(/^0(?=\d{3,}$)/, '').replaceAll(/[\\%_]/g, '\\$&');
  if (word.indexOf('@') > 0) {
    where.add((beginning) => `lower(email) like ${beginning}`, `${text}%`);
  } else if (word.length < SHORTEST_PART) {
    where.add((first, later) => `(search_text like ${first} or search_text like ${later})`, `${text}%`, `% ${text}%`);
  } else if (longPartOfName.test(word)) {
    where.add(
      (part, whole, beginning) =>
        `(name_parts @> array[${part}] and strpos(search_text, ${whole}) > 0 or lower(email) like ${beginning})`,
      lastPartOf(word),
      word,
      `${text}%`,
    );
  } else {
    where.add((part) => `search_text like ${part}`, `%${text}%`);
  }
}

/** A single one of those that `read.parts_of_five` makes of a name: the planner would multiply how rare several are. */
const lastPartOf = (word: string): string => Array.from(word).slice(-NAME_PART).join('');

/**
 * One page. The inner query walks an index alone, so that a page far down costs little more than the first; the rows
 * are read for what is shown.
 */
export function pageSql(filter: MembersFilter, sort: Sort, at: Place): Sql {
  const where = whereOf(filter);
  const page =
    filter.search && isByName(sort) ? idsByName(where, sort, at) : idsOfPage('read.members', where, sort, at);
  const text = `select r.* from (${page}) page join read.members r using (id) order by ${orderOf(sort, 'r')}`;
  return { ...(!filter.search && { name: nameOf(text) }), text, values: where.values };
}

/**
 * Who fits a search stands together in an order by name, often at its end, while the planner takes them for spread
 * evenly. So it plans for as many as are counted, which is broken off at the page's end all the same: 1.4 s to 60 ms.
 */
function idsByName(where: Where, sort: Sort, { offset, limit, ...place }: Place): string {
  const planned = { ...place, offset: 0, limit: Math.max(COUNT_CAP, offset + limit) };
  return `with near as materialized (${idsOfPage('read.members', where, sort, planned)})
    select id from near limit ${where.place(limit)} offset ${where.place(offset)}`;
}

/**
 * One page of a search, and in each row `total`: how many it finds, counted up to one above the cap. Both come from one
 * walk through what fits, so the page is a page of everything that fits only while the total stays below the cap. A
 * page without members is one row without an id.
 */
export function searchSql(filter: MembersFilter, sort: Sort, at: Place): Sql {
  const where = whereOf(filter);
  const text = `with found as materialized (
      select id, ${sortColumns(sort).join(', ')} from read.members
      where ${String(where)} limit ${where.place(COUNT_CAP + 1)})
    select counted.total, r.* from (select count(*)::int as total from found) counted
      left join (${idsOfPage('found', new Where(where.values), sort, at)}) page on true
      left join read.members r using (id) order by ${orderOf(sort, 'r')}`;
  return { text, values: where.values };
}

/** Some who are found, approved or banned. */
export function someSql(search: Search, limit: number): Sql {
  const where = new Where();
  addSearch(where, search);
  return {
    text: `select * from read.members where ${String(where)} limit ${where.place(limit)}`,
    values: where.values,
  };
}

const isByName = (sort: Sort): boolean => sortColumns(sort).includes('last_name');
const directionOf = (sort: Sort): 'asc' | 'desc' => (sort.startsWith('-') ? 'desc' : 'asc');
const orderOf = (sort: Sort, table: string): string =>
  [...sortColumns(sort).map((column) => `${table}.${column} ${directionOf(sort)}`), `${table}.id`].join(', ');

function idsOfPage(table: string, where: Where, sort: Sort, { offset, limit, after }: Place): string {
  if (after) addAfter(where, sort, after);
  return `select m.id from ${table} m where ${String(where)} order by ${orderOf(sort, 'm')}
      limit ${where.place(limit)} offset ${where.place(offset)}`;
}

function addAfter(where: Where, sort: Sort, after: MembersCursor): void {
  const key = `(${sortColumns(sort)
    .map((column) => `m.${column}`)
    .join(', ')})`;
  const beyond = directionOf(sort) === 'desc' ? '<=' : '>=';
  where.add(
    (...places) => {
      const last = `(${places.slice(0, -1).join(', ')})`;
      return `${key} ${beyond} ${last} and (${key} <> ${last} or m.id > ${places.at(-1) ?? ''})`;
    },
    ...after,
  );
}

const names = new Map<string, string>();

/** Statements of one shape share a name; there are as many shapes as there are combinations of filters. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `members-page-${String(names.size)}`;
  names.set(text, name);
  return name;
}
