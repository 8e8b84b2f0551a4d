import { HttpProblem } from '../../../../platform/http/problem.js';
import type { Sort } from './members.query.js';
import { sortColumns } from './members.query.js';
import type { MemberRow } from './members.row.js';

/** The place of a row in a list: the values it is sorted by, then its id. */
export type MembersCursor = readonly (string | number)[];

export function cursorAfter(row: MemberRow, sort: Sort): string {
  const values = {
    last_name: row.lastName,
    first_name: row.firstName,
    points: row.points,
    registered_at: row.registeredAt.toISOString(),
  };
  const place = [...sortColumns(sort).map((column) => values[column]), row.id];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

export function readCursor(text: string, sort: Sort): MembersCursor {
  const place = parse(Buffer.from(text, 'base64url').toString());
  const fits = Array.isArray(place) && place.length === sortColumns(sort).length + 1 && isPlace(place, sort);
  if (fits) return place as MembersCursor;
  throw new HttpProblem('INVALID_QUERY', [{ field: 'cursor', message: 'Take the nextCursor of an answer as it is.' }]);
}

function isPlace(place: readonly unknown[], sort: Sort): boolean {
  const id = place.at(-1);
  return (
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
