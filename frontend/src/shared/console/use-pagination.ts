import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMedia } from '../ui/use-media';
import { useIsPrinting } from './printing';
import type { ListSearch } from './use-list-search';

/** On a phone the page numbers do not fit in one line. */
const IS_NARROW = '(max-width: 29.99em)';

/** The parts of a query that a list reads. Reading `isFetching` adds a render for every fetch. */
export type ListQuery<Page> = Pick<
  UseQueryResult<Page>,
  'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
>;

/** The pagination below a table. A page past the end, for instance a typed one, becomes the last page. */
export function usePagination(
  list: ListQuery<{ items: unknown[]; total: number }>,
  { page, pageSize, turnTo }: Pick<ListSearch, 'page' | 'pageSize' | 'turnTo'>,
) {
  const { data } = list;
  const simple = useMedia(IS_NARROW);
  const total = data?.total ?? 0;
  const isPastTheEnd = data?.items.length === 0 && total > 0 && !list.isPlaceholderData && !list.isFetching;
  const last = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (isPastTheEnd && last < page) turnTo(last, pageSize);
  });
  return { current: page, pageSize, total, hideOnSinglePage: true, showSizeChanger: false, simple, onChange: turnTo };
}

/** Pagination of rows that are all loaded; off while printing. */
export function useOwnPages(defaultPageSize: number) {
  const simple = useMedia(IS_NARROW);
  return !useIsPrinting() && { defaultPageSize, hideOnSinglePage: true, showSizeChanger: false, simple };
}
