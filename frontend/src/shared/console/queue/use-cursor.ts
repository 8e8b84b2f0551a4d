import { useState } from 'react';

interface Place {
  id: string | undefined;
  index: number;
  /** Whether the row that takes this place, once it is empty, becomes the current one. */
  follows: boolean;
  /** Of which page the place is one. */
  page: string;
}

const startOf = (page: string): Place => ({ id: undefined, index: 0, follows: false, page });

function onPage(place: Place, page: string): Place {
  if (place.page === page) return place;
  return place.follows && place.id === undefined ? { ...place, page } : startOf(page);
}

/** The place once the list has changed: its row may stand elsewhere, or be gone, with or without one that follows. */
function placeNow(place: Place, id: string | undefined, index: number): Place {
  if (id === undefined) return place.follows && place.id !== undefined ? { ...place, id } : place;
  if (id === place.id && index === place.index) return place;
  return { ...place, id, index, follows: place.follows && id === place.id };
}

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
 * the row behind it must not slip under a decision that was meant for another. Whoever turns the page begins at its top;
 * a place that waits for its row, as the last page went with its last one, is kept.
 */
export function useCursor<Row>(items: readonly Row[], idOf: (row: Row) => string, page: string): Cursor<Row> {
  const [place, setPlace] = useState(() => startOf(page));
  const indexOf = ({ id, index, follows }: Place) => {
    const found = id === undefined ? -1 : items.findIndex((row) => idOf(row) === id);
    return found === -1 && follows ? Math.min(index, items.length - 1) : found;
  };
  const placeOnPage = onPage(place, page);
  const at = indexOf(placeOnPage);
  const current = items[at];
  // Rows before it may go as well: what takes its place is what comes behind it then.
  const now = placeNow(placeOnPage, current && idOf(current), at);
  if (now !== place) setPlace(now);

  const goTo = (place: Place, wanted: number): Place => {
    const index = Math.max(0, Math.min(wanted, items.length - 1));
    const row = items[index];
    return row ? { ...place, id: idOf(row), index, follows: false } : place;
  };
  return {
    current,
    open: (row) => setPlace((now) => goTo(now, items.indexOf(row))),
    close: () => setPlace((now) => ({ ...now, id: undefined, follows: false })),
    move: (step) =>
      setPlace((now) => {
        const index = indexOf(now);
        if (index !== -1) return goTo(now, index + step);
        return goTo(now, step === 1 ? now.index : now.index - 1);
      }),
    advance: (from) => setPlace((now) => (now.id === idOf(from) ? { ...now, follows: true } : now)),
  };
}
