import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import type { ListPage } from '../list-table';
import type { ListSearch } from '../use-list-search';
import type { Queue } from './queue';

/** The page that the address names, and none ahead of it: each page that is asked for is recorded as read. */
export function useQueueList<Row extends object>(queue: Queue<Row>, search: ListSearch) {
  const { page, pageSize } = search;
  const status = search.filter('status');
  const q = search.filter('q');
  const sorted = search.filter('sort') === 'newest' ? { sort: queue.newest } : {};
  const query = queue.list({ page, pageSize, ...(status && { status }), ...(q && { q }), ...sorted });
  return useQuery({ ...query, placeholderData: keepPreviousData, structuralSharing: sharedRows(queue.idOf) });
}

/** A row that stands elsewhere in the new page is the same row: what shows it need not be drawn again. */
export const sharedRows =
  (idOf: (row: never) => string) =>
  (before: unknown, now: unknown): unknown => {
    const known = new Map((before as ListPage<never> | undefined)?.items.map((row) => [idOf(row), row]));
    const items = (now as ListPage<never>).items.map((row) => known.get(idOf(row)));
    const shared: unknown = replaceEqualDeep({ ...(now as object), items }, now);
    return replaceEqualDeep(before, shared) === before ? before : shared;
  };
