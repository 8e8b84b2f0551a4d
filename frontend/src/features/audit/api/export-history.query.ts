import { api } from '../../../shared/api/client';
import { saveStream } from '../../../shared/console/exports/save-stream';
import type { OnProgress } from '../../../shared/console/exports/use-export';
import type { HistoryFilter } from './history.query';

export type ExportFormat = 'ndjson' | 'csv';
type Query = HistoryFilter & { reason: string; format: ExportFormat };

/** Saves the filtered rows as a file and reports the bytes received. The signal aborts it. */
export function exportHistory(query: Query, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const call = api.GET('/api/audit/export', { params: { query }, parseAs: 'stream', signal });
  return saveStream(call, `sankofa-history.${query.format}`, onProgress);
}

/** Saves the log with its seals, so that it can be checked on another machine. */
export function exportSealedLog(reason: string, signal: AbortSignal, onProgress: OnProgress): Promise<void> {
  const call = api.GET('/api/audit/sealed-log', { params: { query: { reason } }, parseAs: 'stream', signal });
  return saveStream(call, 'sankofa-sealed-log.ndjson', onProgress);
}
