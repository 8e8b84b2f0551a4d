import { api } from '../../../shared/api/client';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';
import { saveStream } from '../../../shared/console/exports/save-stream';
import type { OnProgress } from '../../../shared/console/exports/use-export';
import { cursorQuery } from './cursor-query';

export type AccessEntry = Answer<'/api/audit/access-log'>['items'][number];
export type TouchedMember = Answer<'/api/audit/access-log/touched'>['items'][number];
export type AccessFilter = Omit<Query<'/api/audit/access-log'>, 'cursor' | 'pageSize'>;

export const accessLogQuery = (filter: AccessFilter) =>
  cursorQuery(['access-log', filter], (place) => readFrom('/api/audit/access-log', { query: { ...filter, ...place } }));

export const touchedQuery = (filter: AccessFilter) =>
  cursorQuery(['access-log', 'touched', filter], (place) =>
    readFrom('/api/audit/access-log/touched', { query: { ...filter, ...place } }),
  );

export function exportTouched(query: AccessFilter & { reason: string }, signal: AbortSignal, onProgress: OnProgress) {
  const call = api.GET('/api/audit/access-log/touched/export', { params: { query }, parseAs: 'stream', signal });
  return saveStream(call, 'sankofa-touched.csv', onProgress);
}
