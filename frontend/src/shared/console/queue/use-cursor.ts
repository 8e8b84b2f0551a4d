import { useEffect, useState } from 'react';

interface Place {
  id: string | undefined;
  index: number;
  /** Whether the row that takes this place, once it is empty, becomes the current one. */
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
  const indexOf = ({ id, index, follows }: Place) => {
    const found = id === undefined ? -1 : items.findIndex((row) => idOf(row) === id);
    return found === -1 && follows ? Math.min(index, items.length - 1) : found;
  };
  const at = indexOf(place);
  const current = items[at];
  const currentId = current && idOf(current);

  // Rows before it may go as well: what takes its place is what comes behind it then.
  useEffect(() => {
    if (currentId === undefined || (currentId === place.id && at === place.index)) return;
    const follows = place.follows && currentId === place.id;
    setPlace((now) => (now === place ? { id: currentId, index: at, follows } : now));
  }, [place, currentId, at]);

  const goTo = (place: Place, wanted: number): Place => {
    const index = Math.max(0, Math.min(wanted, items.length - 1));
    const row = items[index];
    return row ? { id: idOf(row), index, follows: false } : place;
  };
  return {
    current,
    open: (row) => setPlace((now) => goTo(now, items.indexOf(row))),
    close: () => setPlace(({ index }) => ({ id: undefined, index, follows: false })),
    move: (step) =>
      setPlace((now) => {
        const index = indexOf(now);
        if (index !== -1) return goTo(now, index + step);
        return goTo(now, step === 1 ? now.index : now.index - 1);
      }),
    advance: (from) => setPlace((now) => (now.id === idOf(from) ? { ...now, follows: true } : now)),
  };
}
