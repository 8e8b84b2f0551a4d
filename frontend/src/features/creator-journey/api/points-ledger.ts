import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

const PAGE_SIZE = 10;

/** Newest first, page by page. */
export const pointsLedgerQuery = infiniteQueryOptions({
  queryKey: ['points-ledger'],
  queryFn: ({ pageParam, signal }) =>
    answer(api.GET('/api/me/points', { params: { query: { page: pageParam, pageSize: PAGE_SIZE } }, signal })),
  initialPageParam: 1,
  getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
});
