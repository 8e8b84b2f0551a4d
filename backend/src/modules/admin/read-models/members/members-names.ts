import type { Pool } from '../../../../platform/database/pool.js';
import { READ_SCHEMA, type RollUp } from '../../../../platform/projections/read-model.js';
import { literal } from '../../../../platform/text/tidy.js';
import type { Search } from './members.query.js';
import type { MemberRow } from './members.row.js';
import { folded, isAddress, isName, isShort } from './search-words.js';

/** Counts the members with each first name and each surname. */
export const memberNames: RollUp<MemberRow> = {
  table: 'members_names',
  figuresOf: ({ firstKey, lastKey }) => ({ [`first/${firstKey}`]: 1, [`last/${lastKey}`]: 1 }),
};

/** The names that contain a word. */
export interface NamesFound {
  readonly word: string;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly areAll: boolean;
  /** A lower bound of the members with one of these names, banned ones included. */
  readonly minMembers: number;
}

/** The words of a search that are parts of names. */
export type KnownNames = ReadonlyMap<string, NamesFound>;

/** A word in more names than this is searched in the texts of members, where it is found soon. */
const MAX_NAMES = 3_000;
const MAX_NEAR_NAMES = 5;

export async function namesIn(pool: Pool, search: Search | undefined): Promise<KnownNames> {
  const found = (search?.words ?? [])
    .filter((word) => isName(word) || isAddress(word))
    .map(async (word) => [word, await namesWith(pool, folded(word))] as const);
  return new Map(await Promise.all(found));
}

/** Replaces a word that is in no name with names that are spelt most like it. Undefined when there are none. */
export async function nearNamesIn(pool: Pool, known: KnownNames): Promise<KnownNames | undefined> {
  const unknown = [...known].filter(([, names]) => isInNone(names));
  const near = unknown.map(async ([word]) => [word, await namesLike(pool, folded(word))] as const);
  const found = (await Promise.all(near)).filter(([, names]) => !isInNone(names));
  return found.length > 0 ? new Map([...known, ...found]) : undefined;
}

const isInNone = ({ first, last }: NamesFound): boolean => first.length + last.length === 0;

async function namesWith(pool: Pool, word: string): Promise<NamesFound> {
  const text = literal(word);
  const parts = isShort(word) ? [`${text}%`, `% ${text}%`] : [`%${text}%`];
  return foundBy(pool, word, 'name like any($1) limit $2', [parts, MAX_NAMES + 1]);
}

async function namesLike(pool: Pool, word: string): Promise<NamesFound> {
  const nearest = `name % $1 or name = any($2)
      order by name = any($2) desc, similarity(name, $1) desc, name limit $3`;
  return foundBy(pool, word, nearest, [word, withSwappedLetters(word), MAX_NEAR_NAMES]);
}

/** Swapped letters leave few trigrams of a short name unchanged, so all swaps are tried. */
const withSwappedLetters = (word: string): string[] =>
  Array.from(word.slice(1), (letter, i) => word.slice(0, i) + letter + word.charAt(i) + word.slice(i + 2));

interface Counted {
  readonly first: string[] | null;
  readonly last: string[] | null;
  readonly names: number;
  readonly minMembers: number | null;
}

/** Asks for one row, as a thousand names come in less than half the time as one JSON text. */
async function foundBy(pool: Pool, word: string, condition: string, values: unknown[]): Promise<NamesFound> {
  const { rows } = await pool.query<Counted>(
    `select json_agg(name) filter (where kind = 'first') as first, json_agg(name) filter (where kind = 'last') as last,
        count(*)::int as names,
        greatest(sum(n) filter (where kind = 'first'), sum(n) filter (where kind = 'last'))::float8 as "minMembers"
      from (select kind, name, n from "${READ_SCHEMA}"."${memberNames.table}" where ${condition}) found`,
    values,
  );
  const { first, last, names = 0, minMembers } = rows[0] ?? {};
  return { word, first: first ?? [], last: last ?? [], areAll: names <= MAX_NAMES, minMembers: minMembers ?? 0 };
}
