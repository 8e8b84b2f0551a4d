import { COUNT_CAP } from '../../../../platform/projections/read-models.js';
import { type MembersFilter, type Search, type Sort, sortColumns } from './members.query.js';
import type { MembersCursor } from './members-cursor.js';
import type { KnownNames, NamesFound } from './members-names.js';
import { bearersOf, Where, whereOf } from './members-where.js';
import { isName } from './search-words.js';

export interface Sql {
  /** The server plans a named statement once. Searches have no name, as the best plan depends on the text. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The beginning of a page: an offset, or the last row of the page before. */
export interface Place {
  readonly offset: number;
  readonly limit: number;
  readonly after?: MembersCursor;
}

/** One page of a list, with the names that the search found. */
export interface Asked {
  readonly filter: MembersFilter;
  readonly names: KnownNames;
  readonly sort: Sort;
  readonly at: Place;
}

/** The inner query only walks an index, so that late pages cost little more than the first. */
export function pageSql(asked: Asked): Sql {
  const { filter, names, sort, at } = asked;
  const found = isByName(sort) ? rarest(filter, names) : undefined;
  const where = whereOf(found ? without(found, asked) : filter, names);
  const page = found ? idsOfBearers(found, where, sort, at) : idsOfPage('read.members', where, sort, at);
  const text = `select r.* from (${page}) page join read.members r using (id) order by ${orderOf(sort, 'r')}`;
  return { ...(!filter.search && { name: nameOf(text) }), text, values: where.values };
}

/** The word of a search whose names the fewest members have. Banned members have no such index. */
function rarest({ status, search }: MembersFilter, names: KnownNames): NamesFound | undefined {
  if (!search || status === 'banned') return undefined;
  if (search.digits !== undefined) return undefined;
  const known = search.words
    .filter(isName)
    .flatMap((word) => names.get(word) ?? [])
    .filter(({ areAll }) => areAll);
  return known.toSorted((one, other) => one.minMembers - other.minMembers)[0];
}

function without(found: NamesFound, { filter, names }: Asked): MembersFilter {
  const { numbers = [], words = [] } = filter.search ?? {};
  return { ...filter, search: { numbers, words: words.filter((word) => names.get(word) !== found) } };
}

/**
 * Members with a surname are together in name order, often far from its beginning, so a walk to them would be long.
 * Members with a first name or a handle may be anywhere. So each kind is read in order by its own index, as far as the
 * page needs. `offset 0` fences handles off: the planner cannot estimate them and would walk a million names.
 */
function idsOfBearers(found: NamesFound, where: Where, sort: Sort, { offset, limit, after }: Place): string {
  if (after) addAfter(where, sort, after);
  const ending = `order by ${orderOf(sort, 'm')} limit ${where.place(offset + limit)}`;
  const [byAddress, ...byName] = bearersOf(found, where);
  const each = [...eachOf(byName, where, sort, ending), ...eachOf([byAddress], where, sort, ending, 'offset 0')];
  return `select m.id from (${each.join(' union ')}) m order by ${orderOf(sort, 'm')}
      limit ${where.place(limit)} offset ${where.place(offset)}`;
}

/** Members that match each condition, with their sort columns. Each condition has its own index. */
function eachOf(conditions: readonly string[], where: Where, sort: Sort, ending: string, fence = ''): string[] {
  const columns = ['id', ...sortColumns(sort)].map((column) => `m.${column}`).join(', ');
  return conditions.map((condition) => {
    const fitting = `select ${columns} from read.members m where ${condition} and ${String(where)} ${fence}`;
    return `(select * from (${fitting}) m ${ending})`;
  });
}

/**
 * One page of a search. Each row has `total`, counted up to one above the cap. Both come from one scan, so the page is
 * complete only while the total stays below the cap. A page without members is one row without an id.
 */
export function searchSql(asked: Asked): Sql {
  const { filter, names, sort, at } = asked;
  const known = rarest(filter, names);
  const where = whereOf(known ? without(known, asked) : filter, names);
  const most = `limit ${where.place(COUNT_CAP + 1)}`;
  const each = eachOf(known ? bearersOf(known, where) : ['true'], where, sort, most);
  const text = `with found as materialized (
      select * from (${each.join(' union ')}) m ${most})
    select counted.total, r.* from (select count(*)::int as total from found) counted
      left join (${idsOfPage('found', new Where(where.values), sort, at)}) page on true
      left join read.members r using (id) order by ${orderOf(sort, 'r')}`;
  return { text, values: where.values };
}

/** How many members of a list match, counted up to `limit`. */
export function countSql(filter: MembersFilter, names: KnownNames, limit: number): Sql {
  const where = whereOf(filter, names);
  const some = `select from read.members m where ${String(where)} limit ${where.place(limit)}`;
  return { text: `select count(*)::int as n from (${some}) found`, values: where.values };
}

/** Some matching members, approved or banned. */
export function someSql(columns: '*' | 'id', search: Search, names: KnownNames, limit: number): Sql {
  const values: unknown[] = [limit];
  const those = (status: MembersFilter['status']): string => {
    const where = whereOf({ status, search, equal: {} }, names, values);
    return `(select ${columns} from read.members where ${String(where)} limit $1)`;
  };
  return { text: `${those('approved')} union all ${those('banned')} limit $1`, values };
}

const isByName = (sort: Sort): boolean => sortColumns(sort).includes('last_key');
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

const statements = new Map<string, string>();

/** Statements of one shape share a name. Each combination of filters is a shape. */
function nameOf(text: string): string {
  const name = statements.get(text) ?? `members-page-${String(statements.size)}`;
  statements.set(text, name);
  return name;
}
