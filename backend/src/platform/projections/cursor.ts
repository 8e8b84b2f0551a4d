import { isDatabaseContention, isDatabaseUnavailable } from '../database/sql-state.js';

/** Nothing that an answer of this list gave as its `nextCursor`. */
export class UnknownCursor extends Error {
  override name = 'UnknownCursor';
}

/** Where a list goes on, as text: the values by which the last row shown is sorted, then its id. */
export const formatCursor = (place: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** What {@link formatCursor} was made of; fails with {@link UnknownCursor} where it is no such place. */
export function parseCursor<Place extends readonly unknown[]>(
  cursor: string,
  isPlace: (parts: readonly unknown[]) => parts is Place,
): Place {
  const parts = parse(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(parts) && !parts.some(holdsNul) && isPlace(parts)) return parts;
  throw new UnknownCursor(cursor);
}

/** The rows after a cursor. A statement that is right without one, and failed with it, has met values that are not of its columns. */
export async function following<Found>(cursor: string | undefined, found: Promise<Found>): Promise<Found> {
  return found.catch((error: unknown) => {
    const isRefused = !isDatabaseUnavailable(error) && !isDatabaseContention(error);
    throw cursor !== undefined && isRefused ? new UnknownCursor(cursor) : error;
  });
}

/** PostgreSQL breaks off what holds one, as if the line had failed. */
const holdsNul = (part: unknown): boolean => typeof part === 'string' && part.includes('\u0000');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
