import { api } from '../../../shared/api/client';
import type { PathNames, Query } from '../../../shared/api/types';
import { saveStream } from '../../../shared/console/exports/save-stream';
import type { OnProgress } from '../../../shared/console/exports/use-export';

const PATH = '/api/admin/figure-exports/{table}';
export type FigureTable = PathNames<typeof PATH>['table'];

export function exportFigures(
  table: FigureTable,
  query: Query<typeof PATH>,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<void> {
  const call = api.GET(PATH, { params: { path: { table }, query }, parseAs: 'stream', signal });
  return saveStream(call, `${['sankofa', table, query.from, query.to].filter(Boolean).join('-')}.csv`, onProgress);
}
