import { Button } from 'antd';
import { api } from '../../api/client';
import { saveStream } from '../exports/save-stream';
import { useExport } from '../exports/use-export';
import type { ListSearch } from '../use-list-search';
import { filtersOf, type Queue } from './queue';

const PATH = '/api/admin/queue-exports/{queue}';

/** Downloads the filtered list as CSV. It asks for a reason, which the server records. */
export function ExportButton<Row extends object>({ queue, search }: { queue: Queue<Row>; search: ListSearch }) {
  const { start, progress, dialog } = useExport();
  const filters = filtersOf(queue, search);
  const save = () =>
    start(`Take ${queue.what} out as CSV`, (reason, signal, onProgress) => {
      const params = { path: { queue: queue.key }, query: { reason, ...filters } };
      return saveStream(api.GET(PATH, { params, parseAs: 'stream', signal }), `sankofa-${queue.key}.csv`, onProgress);
    });
  return (
    <>
      <Button onClick={() => save()}>CSV</Button>
      {progress}
      {dialog}
    </>
  );
}
