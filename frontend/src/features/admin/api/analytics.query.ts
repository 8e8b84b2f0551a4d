import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';

export type Analytics = Answer<'/api/admin/analytics'>;

const REFETCH_INTERVAL_MS = 60_000;

export const analyticsQuery = (query: Query<'/api/admin/analytics'>) =>
  readQuery(
    ['analytics', query],
    '/api/admin/analytics',
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );
