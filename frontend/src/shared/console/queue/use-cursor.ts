import { useState } from 'react';
import type { Holds } from './use-holds';

interface Place {
  id: string | undefined;
  index: number;
  /** Whether the row that takes this place, once it is empty, becomes the current one. */
  follows: boolean;
  page: string;
  /** The row whose decision led here by itself; nobody has done anything here since. */
  cameFrom?: string | undefined;
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
  /** What was open and is no longer in the list, though not by a decision made here. */
  gone: string | undefined;
  /** The next row is to open as soon as it comes. */
  isWaiting: boolean;
  /** What comes after it, as far as nobody else has it. */
  upcoming: readonly Row[];
  open: (row: Row) => void;
  close: () => void;
  move: (step: 1 | -1) => void;
  /** Goes on to the row that takes the place of this one once it is gone, if nobody has turned to another by then. */
  advance: (from: Row) => void;
  /** Something was begun here: nothing leads away by itself. */
  stay: () => void;
  /** Back to a row whose decision was refused, from where it led, if nothing was begun there. */
  goBack: (to: Row) => void;
}

/**
 * Which row is being looked at. A row that a colleague takes away leaves its place empty until the next key:
 * the row behind it must not slip under a decision that was meant for another. Whoever turns the page begins at its top;
 * a place that waits for its row, as the last page went with its last one, is kept. Nobody is led to what somebody else
 * has open; who wants it opens it by hand. What somebody else turns to next comes where nothing else is left.
 */
export function useCursor<Row>(
  items: readonly Row[],
  idOf: (row: Row) => string,
  page: string,
  { isFree, isPromised }: Pick<Holds, 'isFree' | 'isPromised'> = { isFree: () => true, isPromised: () => false },
): Cursor<Row> {
  const [place, setPlace] = useState(() => startOf(page));
  /** The row at this place or behind it, that way, which may be opened; where there is none, the nearest one before it. */
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
  // Rows before it may go as well: what takes its place is what comes behind it then.
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
        const isGone = index === -1; // what stands in its place now is the next one
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
