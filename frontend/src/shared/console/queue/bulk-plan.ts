import { sendTo } from '../../api/requests';
import type { Input } from '../../api/types';
import type { Decision, Queue } from './queue';

const PATH = '/api/admin/bulk-decisions/{queue}/plan';
const sendPlan = sendTo(PATH);
type Asked = Input<typeof PATH, 'post'>;

export interface BulkPlan<Row> {
  rows: readonly Row[];
  leftOut: readonly { id: string; name: string; why: string }[];
  /** Warnings about rows, by row id. */
  flags: ReadonlyMap<string, string>;
  /** How many rows match the filter; the plan may hold only the first of them. */
  total: number;
}

/** A dry run of a decision on these rows, or on all rows that match the filters. */
export async function planBulk<Row extends object>(
  queue: Queue<Row>,
  bulk: NonNullable<Decision<Row>['bulk']>,
  chosen: readonly Row[] | Omit<Asked, 'queue' | 'decision' | 'ids'>,
): Promise<BulkPlan<Row>> {
  const rows = Array.isArray(chosen) ? (chosen as readonly Row[]) : [];
  const which = Array.isArray(chosen) ? { ids: rows.map(queue.idOf) } : (chosen as Partial<Asked>);
  const { items, total } = await sendPlan({ queue: queue.key, decision: bulk, ...which });
  const planned = items.flatMap((item) => {
    const row = (item.shown as Row | null) ?? rows.find((other) => queue.idOf(other) === item.id);
    return row ? [{ ...item, row }] : [];
  });
  const ready = planned.filter(({ leftOut }) => leftOut === null);
  const flags = ready.flatMap(({ id, row, flag }) => {
    const said = flag ?? queue.flagOf?.(row);
    return said ? [[id, said] as const] : [];
  });
  return {
    rows: ready.map(({ row }) => row),
    leftOut: planned.flatMap(({ id, row, leftOut: why }) =>
      why === null ? [] : [{ id, name: queue.nameOf(row), why }],
    ),
    flags: new Map(flags),
    total,
  };
}
