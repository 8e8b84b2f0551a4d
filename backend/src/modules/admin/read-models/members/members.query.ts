import type { FilterQuery, QueryOrderMap } from '@mikro-orm/postgresql';
import { Choice, Text } from '../../../../platform/http/fields.js';
import { PageQuery } from '../../../../platform/http/paging.js';
import { countries, departments, membershipTypes } from '../../../../reference-data/index.js';
import type { MemberRow } from './members.row.js';

const sorts = ['name', '-name', 'points', '-points', 'registeredAt', '-registeredAt'] as const;
const optional = { optional: true };

export class MembersQuery extends PageQuery {
  @Choice(['approved', 'banned'], optional) status?: 'approved' | 'banned';
  @Text({ max: 100, optional: true, description: 'Part of a name, of the e-mail address or of the number.' })
  q?: string;
  @Choice(membershipTypes, optional) membershipType?: (typeof membershipTypes)[number];
  @Choice([...departments, 'Business Owner'], optional) qualification?: string;
  @Choice(
    countries.map(({ id }) => id),
    optional,
  )
  country?: string;
  @Text({ max: 60, optional: true }) state?: string;
  @Choice(sorts, optional) sort?: (typeof sorts)[number];
}

/** Approved means not banned. */
export const inStatus = (status: 'approved' | 'banned'): FilterQuery<MemberRow> => ({
  bannedAt: status === 'banned' ? { $ne: null } : null,
});

export function filterOf({
  status = 'approved',
  q,
  membershipType,
  qualification,
  country,
  state,
}: MembersQuery): FilterQuery<MemberRow> {
  const equal = Object.entries({ membershipType, qualification, country, state }).filter(
    ([, value]) => value !== undefined,
  );
  return { ...(inStatus(status) as object), ...Object.fromEntries(equal), ...(namedLike(q ?? '') as object) };
}

/** Every word is part of the name, the address or the number. */
export function namedLike(q: string): FilterQuery<MemberRow> {
  const words = q
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = words.map((word) => ({ searchText: { $like: `%${word.replaceAll(/[\\%_]/g, '\\$&')}%` } }));
  return found.length > 0 ? { $and: found } : {};
}

export function orderOf(sort: MembersQuery['sort'] = '-registeredAt'): QueryOrderMap<MemberRow>[] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort.replace('-', '')) {
    case 'name':
      return [{ lastName: direction }, { firstName: direction }];
    case 'points':
      return [{ points: direction }];
    default:
      return [{ registeredAt: direction }];
  }
}
