import { useState } from 'react';
import type { Queue } from './queue';

/** Which rows are chosen for one decision on all of them; only what is still in the list stays chosen. */
export function useSelection<Row extends object>({ idOf, points: range }: Queue<Row>, items: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [points, setPoints] = useState(range?.default ?? 0);
  return {
    rows: items.filter((row) => ids.has(idOf(row))),
    points,
    setPoints,
    choose: (rows: readonly Row[]) => setIds(new Set(rows.map(idOf))),
    clear: () => setIds(new Set()),
  };
}

export type Selection<Row extends object> = ReturnType<typeof useSelection<Row>>;
