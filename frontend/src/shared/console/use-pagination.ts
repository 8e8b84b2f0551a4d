import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMedia } from '../ui/use-media';
import { useIsPrinting } from './printing';
import type { ListSearch } from './use-list-search';

/** On a phone the numbers of many pages do not stand in one line. */
const IS_NARROW = '(max-width: 29.99em)';

/** What a list is drawn from; only who reads `isFetching` is drawn again with every fetch. */
export type ListQuery<Page> = Pick<
  UseQueryResult<Page>,
  'data' | 'error' | 'refetch' | 'isFetching' | 'isPlaceholderData'
>;

/** The pages below a table. One past the end, as its last rows were decided or the address was typed, gives way to the last one. */
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

/** The pages of rows that are all here; on paper there are none. */
export function useOwnPages(defaultPageSize: number) {
  const simple = useMedia(IS_NARROW);
  return !useIsPrinting() && { defaultPageSize, hideOnSinglePage: true, showSizeChanger: false, simple };
}
