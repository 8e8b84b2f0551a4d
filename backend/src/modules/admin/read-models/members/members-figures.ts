import { TtlCache } from '../../../../platform/caching/ttl-cache.js';
import type { Figures, RollUp } from '../../../../platform/projections/read-model.js';
import type { MembersFilter } from './members.query.js';
import type { MemberRow } from './members.row.js';

const filters = ['membershipType', 'qualification', 'country', 'state'] as const;

type Narrowed = Readonly<Partial<Record<(typeof filters)[number], string | null>>>;

const partsOf = (values: Narrowed): string[] =>
  filters.flatMap((field) => {
    const value = values[field] ?? null;
    return value === null ? [] : [`/${field}/${value}`];
  });

const LIST_TTL_MS = 60_000;
const MAX_LISTS = 5_000;
const figuresOfList = new TtlCache<string, Figures>(LIST_TTL_MS, MAX_LISTS);

/** Counts members in each list, and in each combination of its filters. */
export const memberFigures: RollUp<MemberRow> = {
  table: 'members_figures',
  figuresOf: (member) => {
    const [list, parts] = [member.bannedAt ? 'banned' : 'approved', partsOf(member)];
    const narrowest = [list, ...parts].join('');
    const known = figuresOfList.get(narrowest);
    if (known) return known;
    const names = parts.reduce((all, part) => [...all, ...all.map((name) => name + part)], [list]);
    const figures = Object.fromEntries(names.map((name) => [name, 1]));
    figuresOfList.set(narrowest, figures);
    return figures;
  },
};

/** The figure that counts the matches. Undefined for a search. */
export const figureOf = ({ status, search, equal }: MembersFilter): string | undefined =>
  search ? undefined : [status, ...partsOf(equal)].join('');
