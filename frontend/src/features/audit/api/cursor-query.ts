import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

const PAGE_SIZE = 25;

interface Place {
  cursor?: string;
  pageSize: number;
}

/** A list of the log, paged by cursor. */
export const cursorQuery = <Page extends { nextCursor: string | null }>(
  queryKey: readonly unknown[],
  readPage: (place: Place) => (context: { signal: AbortSignal }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam)({ signal }),
    initialPageParam: { pageSize: PAGE_SIZE },
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor, pageSize: PAGE_SIZE } : undefined),
    placeholderData: keepPreviousData,
  });
