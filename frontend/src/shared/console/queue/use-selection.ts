import { useState } from 'react';
import type { Queue } from './queue';

/** Rows that leave the list are deselected. */
export function useSelection<Row extends object>({ idOf, points: range }: Queue<Row>, items: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [points, setPoints] = useState(range?.default ?? 0);
  const choose = (rows: readonly Row[]) => {
    setIds(new Set(rows.map(idOf)));
    setAll(false);
  };
  return {
    rows: items.filter((row) => ids.has(idOf(row))),
    points,
    setPoints,
    /** All rows that match the filter, not only those of this page. */
    isAll,
    chooseAll: () => setAll(true),
    choose,
    clear: () => choose([]),
  };
}

export type Selection<Row extends object> = ReturnType<typeof useSelection<Row>>;
