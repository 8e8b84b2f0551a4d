import { Choice, Text } from '../../../../platform/http/fields.js';
import { PageQuery } from '../../../../platform/http/paging.js';
import { countries, departments, membershipTypes } from '../../../../reference-data/index.js';

const sorts = ['name', '-name', 'points', '-points', 'registeredAt', '-registeredAt'] as const;
const optional = { optional: true };

export class MembersQuery extends PageQuery {
  @Choice(['approved', 'banned'], optional) status?: 'approved' | 'banned';
  @Text({
    max: 100,
    optional: true,
    description: 'Words: each a part of a name or of the number, or the beginning of the e-mail address.',
  })
  q?: string;
  @Choice(membershipTypes, optional) membershipType?: (typeof membershipTypes)[number];
  @Choice([...departments, 'Business Owner'], optional) qualification?: string;
  @Choice(
    countries.map(({ id }) => id),
    optional,
  )
  country?: string;
  @Text({ max: 60, optional: true }) state?: string;
  @Choice(sorts, optional) sort?: Sort;
  @Text({ max: 600, optional: true, description: 'The nextCursor of the page before; takes the place of `page`.' })
  cursor?: string;
}

export type Sort = (typeof sorts)[number];

/** What the list is narrowed down by. */
export interface MembersFilter {
  readonly status: 'approved' | 'banned';
  readonly words: readonly string[];
  readonly equal: Readonly<Record<string, string>>;
}

export function filterOf({ status = 'approved', q = '', ...query }: MembersQuery): MembersFilter {
  const { membershipType, qualification, country, state } = query;
  const equal = Object.entries({ membershipType, qualification, country, state }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { status, words: wordsOf(q), equal: Object.fromEntries(equal) };
}

export const wordsOf = (q: string): string[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** The columns behind an order; a tie ends on the id. */
export function sortColumns(sort: Sort): readonly ('last_name' | 'first_name' | 'points' | 'registered_at')[] {
  switch (sort) {
    case 'name':
    case '-name':
      return ['last_name', 'first_name'];
    case 'points':
    case '-points':
      return ['points'];
    case 'registeredAt':
    case '-registeredAt':
      return ['registered_at'];
  }
}
