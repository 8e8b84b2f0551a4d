import { Button } from 'antd';
import { type ExportFormat, exportHistory } from '../api/export-history.query';
import type { HistoryFilter } from '../api/history.query';
import { ExportProgress, useExport } from '../exports/export-progress';

/** Takes the rows that the filters leave as a file; the export itself becomes part of the history. */
export function ExportButtons({ filter }: { filter: HistoryFilter }) {
  const { start, bytes, cancel } = useExport();
  const save = (format: ExportFormat) =>
    start((signal, onProgress) => exportHistory(filter, format, signal, onProgress));

  if (bytes !== undefined) return <ExportProgress bytes={bytes} onCancel={cancel} />;
  return (
    <div className="row">
      <Button onClick={() => void save('ndjson')}>Export NDJSON</Button>
      <Button onClick={() => void save('csv')}>Export CSV</Button>
    </div>
  );
}
