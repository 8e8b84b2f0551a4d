import type { TableProps } from 'antd';
import type { ListSearch } from '../../shared/console/use-list-search';
import type { ListedMember, MembersQuery } from './api/members.query';

const filters = ['q', 'membershipType', 'qualification', 'country', 'state', 'cohort', 'step', 'sort'] as const;

/** The filters that leave rows out, unlike the order. */
export const narrowingFilters = filters.filter((name) => name !== 'sort');

/** The filters that a saved view keeps. The search text is left out: it names people. */
export const viewFilters = ['status', ...filters.filter((name) => name !== 'q')] as const;

export const parseStatus = (search: ListSearch): 'approved' | 'banned' =>
  search.filter('status') === 'banned' ? 'banned' : 'approved';

/** The address of the page as a query for the server. */
export function parseQuery(search: ListSearch): MembersQuery {
  const { page, pageSize } = search;
  const chosen = Object.fromEntries(filters.map((name) => [name, search.filter(name)]));
  return { status: parseStatus(search), page, pageSize, ...chosen };
}

type Sorter = Parameters<NonNullable<TableProps<ListedMember>['onChange']>>[2];

/** 'points' or '-points'; undefined for the default order. */
export function parseSort(sorter: Sorter): string | undefined {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  if (!order || typeof columnKey !== 'string') return undefined;
  return order === 'descend' ? `-${columnKey}` : columnKey;
}
