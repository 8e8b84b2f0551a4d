import { keepPreviousData, replaceEqualDeep, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListPage } from '../list-table';
import { useFrozenWhilePressed } from '../use-frozen-while-pressed';
import type { ListSearch } from '../use-list-search';
import type { Queue } from './queue';

/** The page that the address names; the one after it is fetched before it is needed. */
export function useQueueList<Row extends object>(queue: Queue<Row>, search: ListSearch) {
  const queries = useQueryClient();
  const { page, pageSize } = search;
  const status = search.filter('status');
  const q = search.filter('q');
  const isNewestFirst = search.filter('sort') === 'newest';
  const sorted = isNewestFirst ? { sort: queue.newest } : {};
  const query = queue.list({ page, pageSize, ...(status && { status }), ...(q && { q }), ...sorted });
  const list = useFrozenWhilePressed(
    useQuery({ ...query, placeholderData: keepPreviousData, structuralSharing: sharedRows(queue.idOf) }),
  );
  const total = list.data?.total ?? 0;
  const hasNext = page * pageSize < total;

  useEffect(() => {
    if (!hasNext) return;
    const sorted = isNewestFirst ? { sort: queue.newest } : {};
    const next = queue.list({ page: page + 1, pageSize, ...(status && { status }), ...(q && { q }), ...sorted });
    // A failure shows when the page is turned to.
    queries.query(next).catch(() => undefined);
  }, [queries, queue, hasNext, page, pageSize, status, q, isNewestFirst]);
  return list;
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
