import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';
import { saveStream } from '../exports/save-stream';

export type AccessEntry = Answer<'/api/audit/access-log'>['items'][number];
export type TouchedMember = Answer<'/api/audit/access-log/touched'>['items'][number];
export type AccessFilter = Omit<Query<'/api/audit/access-log'>, 'cursor' | 'pageSize'>;

const PAGE_SIZE = 25;
const paged = {
  initialPageParam: {},
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) =>
    nextCursor ? { cursor: nextCursor } : undefined,
  placeholderData: keepPreviousData,
};

export const accessLogQuery = (filter: AccessFilter) =>
  infiniteQueryOptions({
    queryKey: ['access-log', filter],
    queryFn: ({ pageParam, signal }) =>
      readFrom('/api/audit/access-log', { query: { ...filter, pageSize: PAGE_SIZE, ...pageParam } })({ signal }),
    ...paged,
  });

export const touchedQuery = (filter: AccessFilter) =>
  infiniteQueryOptions({
    queryKey: ['access-log', 'touched', filter],
    queryFn: ({ pageParam, signal }) =>
      readFrom('/api/audit/access-log/touched', { query: { ...filter, pageSize: PAGE_SIZE, ...pageParam } })({
        signal,
      }),
    ...paged,
  });

export function exportTouched(
  filter: AccessFilter,
  reason: string,
  signal: AbortSignal,
  onProgress: (n: number) => void,
) {
  const params = { query: { ...filter, reason } };
  const call = api.GET('/api/audit/access-log/touched/export', { params, parseAs: 'stream', signal });
  return saveStream(call, 'sankofa-touched.csv', onProgress);
}
