import { useEffect, useState } from 'react';

interface Place {
  id: string | undefined;
  index: number;
  /** Whether the row that takes this place becomes the current one. */
  follows: boolean;
}

const start: Place = { id: undefined, index: 0, follows: false };

export interface Cursor<Row> {
  current: Row | undefined;
  open: (row: Row) => void;
  close: () => void;
  move: (step: 1 | -1) => void;
  /** Goes on to the row that takes the place of this one once it is gone, if nobody has turned to another by then. */
  advance: (from: Row) => void;
}

/**
 * Which row is being looked at. A row that a colleague takes away leaves its place empty until the next key:
 * the row behind it must not slip under a decision that was meant for another.
 */
export function useCursor<Row>(items: readonly Row[], idOf: (row: Row) => string): Cursor<Row> {
  const [place, setPlace] = useState<Place>(start);
  const found = place.id === undefined ? -1 : items.findIndex((row) => idOf(row) === place.id);
  const taken = place.follows ? items[Math.min(place.index, items.length - 1)] : undefined;
  const current = found === -1 ? taken : items[found];

  const takenId = taken && idOf(taken);
  useEffect(() => {
    if (takenId !== undefined) setPlace(({ index }) => ({ id: takenId, index, follows: false }));
  }, [takenId]);

  const goTo = (index: number) => {
    const row = items[Math.max(0, Math.min(index, items.length - 1))];
    if (row) setPlace({ id: idOf(row), index: items.indexOf(row), follows: false });
  };
  return {
    current,
    open: (row) => goTo(items.indexOf(row)),
    close: () => setPlace(({ index }) => ({ id: undefined, index, follows: false })),
    move: (step) => {
      if (current) goTo(items.indexOf(current) + step);
      else goTo(step === 1 ? place.index : place.index - 1);
    },
    advance: (from) => {
      const index = items.findIndex((row) => idOf(row) === idOf(from));
      if (index !== -1) setPlace((now) => (now.id === idOf(from) ? { id: undefined, index, follows: true } : now));
    },
  };
}
