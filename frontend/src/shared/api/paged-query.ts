import { infiniteQueryOptions } from '@tanstack/react-query';
import { readFrom } from './requests';
import type { PathWith, Query } from './types';

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

type Reader<Answer> = (context: { signal: AbortSignal }) => Promise<Answer>;

/** A list that is loaded page by page. A change of its topic refetches all loaded pages. */
export function pagedQuery<Item>(topic: string, readPage: (page: number) => Reader<Page<Item>>) {
  return infiniteQueryOptions({
    queryKey: [topic],
    queryFn: ({ pageParam, signal }) => readPage(pageParam)({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
}

export const listQuery =
  <P extends PathWith<'get'>>(topic: string, path: P, fixed?: Query<P>) =>
  (query: Query<P>) => ({ queryKey: [topic, query], queryFn: readFrom(path, { query: { ...fixed, ...query } }) });
