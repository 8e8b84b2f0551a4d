import { Button } from 'antd';
import { useRef, useState } from 'react';
import { toastProblem } from '../../../shared/ui/toast';
import { type ExportFormat, exportHistory } from '../api/export-history';
import type { HistoryFilter } from '../api/history';

/** Takes the rows that the filters leave out as a file; the export itself becomes part of the history. */
export function ExportButtons({ filter }: { filter: HistoryFilter }) {
  const running = useRef<AbortController>(undefined);
  const [bytes, setBytes] = useState<number>();

  const start = async (format: ExportFormat) => {
    const controller = new AbortController();
    running.current = controller;
    setBytes(0);
    try {
      await exportHistory(filter, format, controller.signal, setBytes);
    } catch (thrown) {
      if (!controller.signal.aborted) toastProblem(thrown, 'ACTION_NOT_PERFORMED');
    } finally {
      setBytes(undefined);
    }
  };

  if (bytes !== undefined) {
    return (
      <div className="row" role="status">
        <span className="numbers">
          {(bytes / 1_024).toLocaleString('en-GB', { maximumFractionDigits: 0 })} KB so far
        </span>
        <Button onClick={() => running.current?.abort()}>Cancel</Button>
      </div>
    );
  }
  return (
    <div className="row">
      <Button onClick={() => void start('ndjson')}>Export NDJSON</Button>
      <Button onClick={() => void start('csv')}>Export CSV</Button>
    </div>
  );
}
