import { keepPreviousData, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import type { ListPage } from '../list-table';
import type { ListSearch } from '../use-list-search';
import type { Queue } from './queue';

/** The page in the address. No page is prefetched, as the server records each read. */
export function useQueueList<Row extends object>(queue: Queue<Row>, search: ListSearch) {
  const { page, pageSize } = search;
  const status = search.filter('status');
  const q = search.filter('q');
  const sorted = search.filter('sort') === 'newest' ? { sort: queue.newest } : {};
  const query = queue.list({ page, pageSize, ...(status && { status }), ...(q && { q }), ...sorted });
  return useQuery({ ...query, placeholderData: keepPreviousData, structuralSharing: sharedRows(queue.idOf) });
}

/** Keeps the object of an unchanged row, even at a new index, so that its row is not rendered again. */
export const sharedRows =
  (idOf: (row: never) => string) =>
  (before: unknown, now: unknown): unknown => {
    const known = new Map((before as ListPage<never> | undefined)?.items.map((row) => [idOf(row), row]));
    const items = (now as ListPage<never>).items.map((row) => known.get(idOf(row)));
    const shared: unknown = replaceEqualDeep({ ...(now as object), items }, now);
    return replaceEqualDeep(before, shared) === before ? before : shared;
  };
