import type { RollUp } from '../../../../platform/projections/read-model.js';
import type { MembersFilter } from './members.query.js';
import type { MemberRow } from './members.row.js';

const filters = ['membershipType', 'qualification', 'country', 'state'] as const;

type Narrowed = Readonly<Partial<Record<(typeof filters)[number], string | null>>>;

const partsOf = (values: Narrowed): string[] =>
  filters.flatMap((field) => {
    const value = values[field] ?? null;
    return value === null ? [] : [`/${field}/${value}`];
  });

/** How many are in each list, and in each list narrowed down by any of the filters together. */
export const memberFigures: RollUp<MemberRow> = {
  table: 'members_figures',
  figuresOf: (member) => {
    let names = [member.bannedAt ? 'banned' : 'approved'];
    for (const part of partsOf(member)) names = [...names, ...names.map((name) => name + part)];
    return Object.fromEntries(names.map((name) => [name, 1]));
  },
};

/** The figure that says how many fit; a search has none. */
export const figureOf = ({ status, search, equal }: MembersFilter): string | undefined =>
  search ? undefined : [status, ...partsOf(equal)].join('');
