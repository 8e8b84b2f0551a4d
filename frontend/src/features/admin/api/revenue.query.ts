import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { readQuery } from '../../../shared/api/read-query';
import type { Answer, Query } from '../../../shared/api/types';
import { saveStream } from '../../../shared/console/exports/save-stream';
import type { OnProgress } from '../../../shared/console/exports/use-export';

export type Revenue = Answer<'/api/admin/revenue'>;

const REFETCH_INTERVAL_MS = 60_000;

export const revenueQuery = (query: Query<'/api/admin/revenue'>) =>
  readQuery(
    ['receipts', 'revenue', query],
    '/api/admin/revenue',
    { query },
    { placeholderData: keepPreviousData, refetchInterval: REFETCH_INTERVAL_MS },
  );

export function exportMonth(query: Query<'/api/admin/receipts/export'>, signal: AbortSignal, onProgress: OnProgress) {
  const call = api.GET('/api/admin/receipts/export', { params: { query }, parseAs: 'stream', signal });
  return saveStream(call, `sankofa-receipts-${query.year}-${String(query.month).padStart(2, '0')}.csv`, onProgress);
}
