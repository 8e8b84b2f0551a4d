import { api } from '../../../shared/api/client';
import { saveStream } from '../exports/save-stream';
import type { HistoryFilter } from './history.query';

export type ExportFormat = 'ndjson' | 'csv';

/** Saves exactly the rows that the filter leaves as a file, telling how many bytes have come; can be broken off. */
export function exportHistory(
  filter: HistoryFilter & { reason: string },
  format: ExportFormat,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const params = { query: { ...filter, format } };
  const call = api.GET('/api/audit/export', { params, parseAs: 'stream', signal });
  return saveStream(call, `sankofa-history.${format}`, onProgress);
}
