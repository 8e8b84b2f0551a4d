import { api } from '../../../shared/api/client';
import { asProblem, problemOf } from '../../../shared/api/problem';
import type { HistoryFilter } from './history';

export type ExportFormat = 'ndjson' | 'csv';

/** Saves exactly the rows that the filter leaves as a file, telling how many bytes have come; can be broken off. */
export async function exportHistory(
  filter: HistoryFilter,
  format: ExportFormat,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<void> {
  const { response, data, error } = await api
    .GET('/api/audit/export', { params: { query: { ...filter, format } }, parseAs: 'stream', signal })
    .catch((thrown: unknown) => {
      throw asProblem(thrown);
    });
  if (!response.ok || !data) throw problemOf(response.status, error);
  const parts: BlobPart[] = [];
  let bytes = 0;
  for await (const part of data as unknown as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    parts.push(part);
    bytes += part.byteLength;
    onProgress(bytes);
  }
  save(new Blob(parts), `sankofa-history.${format}`);
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
