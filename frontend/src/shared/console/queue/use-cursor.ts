import { useState } from 'react';
import type { Holds } from './use-holds';

interface Place {
  id: string | undefined;
  index: number;
  /** Whether the row that moves into this place becomes the current one. */
  follows: boolean;
  page: string;
  /** The row whose decision moved the cursor here. Cleared once the user does something here. */
  cameFrom?: string | undefined;
}

const startOf = (page: string): Place => ({ id: undefined, index: 0, follows: false, page });

function onPage(place: Place, page: string): Place {
  if (place.page === page) return place;
  return place.follows && place.id === undefined ? { ...place, page } : startOf(page);
}

/** The place after the list changed: its row may have moved, or be gone and replaced by the one that follows. */
function placeNow(place: Place, id: string | undefined, index: number): Place {
  if (id === undefined) return place.follows && place.id !== undefined ? { ...place, id } : place;
  if (id === place.id && index === place.index) return place;
  return { ...place, id, index, follows: place.follows && id === place.id };
}

export interface Cursor<Row> {
  current: Row | undefined;
  /** The id of an open row that left the list without a decision made here. */
  gone: string | undefined;
  /** No row is current; the next one opens as soon as it arrives. */
  isWaiting: boolean;
  /** The rows after the current one that no colleague has. */
  upcoming: readonly Row[];
  open: (row: Row) => void;
  close: () => void;
  move: (step: 1 | -1) => void;
  /** Moves on to the next row once this one has left the list, unless the user moved elsewhere meanwhile. */
  advance: (from: Row) => void;
  /** The user began something here: `goBack` must not move the cursor away any more. */
  stay: () => void;
  /** Returns to a row whose decision was refused, unless the user began something on the next row. */
  goBack: (to: Row) => void;
}

/**
 * The row being looked at. If a colleague decides that row, its place stays empty until the next key: the next row
 * must not slip under a decision meant for another. A new page starts at its top, unless the cursor still waits for a
 * row because the last page disappeared with its last row. The cursor skips rows that colleagues have open; a user can
 * open those by hand. Rows that colleagues go to next are used only if no other is left.
 */
export function useCursor<Row>(
  items: readonly Row[],
  idOf: (row: Row) => string,
  page: string,
  { isFree, isPromised }: Pick<Holds, 'isFree' | 'isPromised'> = { isFree: () => true, isPromised: () => false },
): Cursor<Row> {
  const [place, setPlace] = useState(() => startOf(page));
  /** The index of the nearest row in that direction that may be opened, or else the nearest one the other way. */
  const nearest = (mayOpen: (id: string) => boolean, index: number, step: 1 | -1): number | undefined => {
    const places = items.flatMap((row, i) => (mayOpen(idOf(row)) ? [i] : []));
    const found = step === 1 ? places.find((i) => i >= index) : places.findLast((i) => i <= index);
    return found ?? places.at(step === 1 ? -1 : 0);
  };
  const freeFrom = (index: number, step: 1 | -1): number =>
    nearest(isFree, index, step) ?? nearest(isPromised, index, step) ?? -1;
  const indexOf = ({ id, index, follows }: Place) => {
    const found = id === undefined ? -1 : items.findIndex((row) => idOf(row) === id);
    return found === -1 && follows ? freeFrom(index, 1) : found;
  };
  const placeOnPage = onPage(place, page);
  const at = indexOf(placeOnPage);
  const current = items[at];
  // Rows before it may go as well, so keep the index of the row that follows now.
  const now = placeNow(placeOnPage, current && idOf(current), at);
  if (now !== place) setPlace(now);

  const goTo = (place: Place, index: number): Place => {
    const row = items[index];
    return row ? { ...place, id: idOf(row), index, follows: false, cameFrom: undefined } : place;
  };
  return {
    current,
    gone: current || now.follows ? undefined : now.id,
    isWaiting: now.follows && current === undefined,
    upcoming: items.slice(at + 1).filter((row) => isFree(idOf(row))),
    open: (row) => setPlace((now) => goTo(now, indexOf({ ...now, id: idOf(row), follows: false }))),
    close: () => setPlace((now) => ({ ...now, id: undefined, follows: false })),
    move: (step) =>
      setPlace((now) => {
        const index = indexOf(now);
        const isGone = index === -1; // its place now holds the next row
        return goTo(now, freeFrom(isGone && step === 1 ? now.index : (isGone ? now.index : index) + step, step));
      }),
    advance: (from) =>
      setPlace((now) => (now.id === idOf(from) ? { ...now, follows: true, cameFrom: idOf(from) } : now)),
    stay: () => setPlace((now) => (now.cameFrom === undefined ? now : { ...now, cameFrom: undefined })),
    goBack: (to) =>
      setPlace((now) =>
        now.cameFrom === idOf(to) ? { ...now, id: idOf(to), follows: false, cameFrom: undefined } : now,
      ),
  };
}
