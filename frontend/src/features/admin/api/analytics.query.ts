import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type Analytics = Answer<'/api/admin/analytics'>;

const REFETCH_INTERVAL_MS = 60_000;

export const analyticsQuery = (query: Query<'/api/admin/analytics'>) =>
  queryOptions({
    queryKey: ['analytics', query],
    queryFn: readFrom('/api/admin/analytics', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
