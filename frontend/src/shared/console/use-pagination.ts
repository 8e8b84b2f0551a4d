import { useEffect } from 'react';
import type { FrozenList } from './use-frozen-while-pressed';
import type { ListSearch } from './use-list-search';

/** The pages below a table. One past the end, as its last rows were decided or the address was typed, gives way to the last one. */
export function usePagination(
  { data, isPlaceholderData, isFetching }: FrozenList<{ items: unknown[]; total: number }>,
  { page, pageSize, turnTo }: Pick<ListSearch, 'page' | 'pageSize' | 'turnTo'>,
) {
  const total = data?.total ?? 0;
  const isPastTheEnd = data?.items.length === 0 && total > 0 && !isPlaceholderData && !isFetching();
  const last = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (isPastTheEnd && last < page) turnTo(last, pageSize);
  });
  return { current: page, pageSize, total, hideOnSinglePage: true, showSizeChanger: false, onChange: turnTo };
}
