import { formatCursor, parseCursor } from '../../../../platform/projections/cursor.js';
import type { Sort } from './members.query.js';
import { sortColumns } from './members.query.js';
import type { MemberRow } from './members.row.js';

/** The sort values of a row, then its id. */
export type MembersCursor = readonly (string | number)[];

export function cursorAfter(row: MemberRow, sort: Sort): string {
  const values = {
    last_key: row.lastKey,
    first_key: row.firstKey,
    points: row.points,
    registered_at: row.registeredAt.toISOString(),
  };
  return formatCursor([...sortColumns(sort).map((column) => values[column]), row.id]);
}

export const readCursor = (text: string, sort: Sort): MembersCursor =>
  parseCursor(text, (place): place is MembersCursor => isPlace(place, sort));

function isPlace(place: readonly unknown[], sort: Sort): boolean {
  const id = place.at(-1);
  return (
    place.length === sortColumns(sort).length + 1 &&
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    sortColumns(sort).every((column, i) => {
      const value = place[i];
      if (column === 'points') return Number.isSafeInteger(value);
      if (typeof value !== 'string') return false;
      return column !== 'registered_at' || !Number.isNaN(Date.parse(value));
    })
  );
}
