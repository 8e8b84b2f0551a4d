import { isDatabaseContention, isDatabaseUnavailable } from '../database/sql-state.js';

export class UnknownCursor extends Error {
  override name = 'UnknownCursor';
}

export const formatCursor = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** @throws UnknownCursor if the text does not come from {@link formatCursor} */
export function parseCursor<Values extends readonly unknown[]>(
  cursor: string,
  isValid: (parts: readonly unknown[]) => parts is Values,
): Values {
  const parts = parse(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(parts) && !parts.some(hasNul) && isValid(parts)) return parts;
  throw new UnknownCursor(cursor);
}

/** Blames the cursor for a refused statement: its values do not fit the columns. */
export async function rejectUnknownCursor<Rows>(cursor: string | undefined, rows: Promise<Rows>): Promise<Rows> {
  return rows.catch((error: unknown) => {
    const isRefused = !isDatabaseUnavailable(error) && !isDatabaseContention(error);
    throw cursor !== undefined && isRefused ? new UnknownCursor(cursor) : error;
  });
}

const hasNul = (part: unknown): boolean => typeof part === 'string' && part.includes('\u0000');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
