import { infiniteQueryOptions } from '@tanstack/react-query';

/** One page of a list, as every list of the server answers. */
export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

/** A list that is followed page by page; its topic is asked for again as a whole. */
export function pagedQuery<Item>(topic: string, ask: (page: number, signal: AbortSignal) => Promise<Page<Item>>) {
  return infiniteQueryOptions({
    queryKey: [topic],
    queryFn: ({ pageParam, signal }) => ask(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
}
