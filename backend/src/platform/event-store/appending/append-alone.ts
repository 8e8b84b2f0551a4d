import { Pool, type Transaction } from '../../database/pool.js';
import type { Position } from '../../event-sourcing/index.js';
import { type Append, VersionConflict } from './append.js';
import { appendMany } from './append-many.js';
import { appendSingle } from './append-single.js';

/** Appends one command in its own statement. In a transaction it must be the first write. */
export async function appendAlone(on: Pool | Transaction, append: Append): Promise<Position> {
  const [event, ...more] = append.events;
  if (on instanceof Pool && event && more.length === 0) return appendSingle(on, append, event);
  const [position] = await appendMany(on, [append]);
  if (!position) throw new VersionConflict(append.stream);
  return position;
}
