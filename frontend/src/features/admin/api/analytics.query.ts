import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type Analytics = Answer<'/api/admin/analytics'>;
export type Span = NonNullable<Query<'/api/admin/analytics'>['days']>;

const REFETCH_INTERVAL_MS = 60_000;

export const analyticsQuery = (days: Span) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: readFrom('/api/admin/analytics', { query: { days } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
