import { api } from '../../../shared/api/client';
import { saveStream } from '../../../shared/console/exports/save-stream';
import type { OnProgress } from '../../../shared/console/exports/use-export';
import type { HistoryFilter } from './history.query';

export type ExportFormat = 'ndjson' | 'csv';
type Query = HistoryFilter & { reason: string; format: ExportFormat };

/** Saves exactly the rows that the filter leaves as a file, telling how many bytes have come; can be broken off. */
export function exportHistory(query: Query, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const call = api.GET('/api/audit/export', { params: { query }, parseAs: 'stream', signal });
  return saveStream(call, `sankofa-history.${query.format}`, onProgress);
}

/** Saves the log with its seals, to be checked on another machine. */
export function exportSealedLog(reason: string, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const call = api.GET('/api/audit/sealed-log', { params: { query: { reason } }, parseAs: 'stream', signal });
  return saveStream(call, 'sankofa-sealed-log.ndjson', onProgress);
}
