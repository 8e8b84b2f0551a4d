import { api } from '../../../shared/api/client';
import { saveStream } from '../exports/save-stream';

/** Saves the log with its seals, to be checked on another machine. */
export function exportSealedLog(
  reason: string,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const call = api.GET('/api/audit/sealed-log', { params: { query: { reason } }, parseAs: 'stream', signal });
  return saveStream(call, 'sankofa-sealed-log.ndjson', onProgress);
}
