import { COUNT_CAP } from '../../../../platform/projections/read-models.js';
import type { MembersCursor } from './members.cursor.js';
import { type MembersFilter, type Sort, sortColumns } from './members.query.js';

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

/** Conditions and the values behind their placeholders. */
class Where {
  readonly values: unknown[] = [];
  private readonly conditions: string[] = [];

  add(condition: (...places: string[]) => string, ...values: unknown[]): this {
    const places = values.map((value) => `$${String(this.values.push(value))}`);
    this.conditions.push(condition(...places));
    return this;
  }

  place(value: unknown): string {
    return `$${String(this.values.push(value))}`;
  }

  toString(): string {
    return this.conditions.join(' and ');
  }
}

function whereOf({ status, words, equal }: MembersFilter): Where {
  const where = new Where().add(() => `banned_at is ${status === 'banned' ? 'not null' : 'null'}`);
  for (const [field, value] of Object.entries(equal)) {
    where.add((place) => `${columnOf[field as keyof typeof columnOf]} = ${place}`, value);
  }
  for (const word of words) addWord(where, word);
  return where;
}

/** The index of the texts knows parts of three letters. */
const SHORTEST_PART = 3;

/** An address is known by its beginning, and what is too short for a part by the beginning of a word. */
function addWord(where: Where, word: string): void {
  const text = word.replaceAll(/[\\%_]/g, '\\$&');
  if (word.indexOf('@') > 0) {
    where.add((beginning) => `lower(email) like ${beginning}`, `${text}%`);
  } else if (word.length < SHORTEST_PART) {
    where.add((first, later) => `(search_text like ${first} or search_text like ${later})`, `${text}%`, `% ${text}%`);
  } else {
    where.add((part) => `search_text like ${part}`, `%${text}%`);
  }
}

/**
 * One page. The inner query walks an index alone, so that a page far down costs little more than the first; the rows
 * are read for what is shown.
 */
export function pageSql(
  filter: MembersFilter,
  sort: Sort,
  at: { offset: number; limit: number; after?: MembersCursor },
): Sql {
  const where = whereOf(filter);
  const columns = sortColumns(sort);
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = (of: string): string =>
    [...columns.map((column) => `${of}.${column} ${direction}`), `${of}.id`].join(', ');
  if (at.after) {
    const key = `(${columns.map((column) => `m.${column}`).join(', ')})`;
    where.add(
      (...places) => {
        const last = `(${places.slice(0, -1).join(', ')})`;
        const beyond = direction === 'desc' ? '<=' : '>=';
        return `${key} ${beyond} ${last} and (${key} <> ${last} or m.id > ${places.at(-1) ?? ''})`;
      },
      ...at.after,
    );
  }
  const [limit, offset] = [where.place(at.limit), where.place(at.offset)];
  const text = `select r.* from (
      select m.id from read.members m where ${String(where)} order by ${order('m')} limit ${limit} offset ${offset}
    ) page join read.members r using (id) order by ${order('r')}`;
  return { ...(filter.words.length === 0 && { name: nameOf(text) }), text, values: where.values };
}

/** How many a search finds, counted up to one above the cap. */
export function totalSql(filter: MembersFilter): Sql {
  const where = whereOf(filter);
  const text = `select count(*)::int as n from (
      select 1 from read.members where ${String(where)} limit ${where.place(COUNT_CAP + 1)}) counted`;
  return { text, values: where.values };
}

/** Some whom every one of the words fits, approved or banned. */
export function someSql(words: readonly string[], limit: number): Sql {
  const where = new Where();
  for (const word of words) addWord(where, word);
  return {
    text: `select * from read.members where ${String(where)} limit ${where.place(limit)}`,
    values: where.values,
  };
}

const names = new Map<string, string>();

/** Statements of one shape share a name; there are as many shapes as there are combinations of filters. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `members-page-${String(names.size)}`;
  names.set(text, name);
  return name;
}
