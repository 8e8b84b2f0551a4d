import type { Recorded } from '../event-sourcing/index.js';
import type { AnyProjector, AnyRow } from './read-model.js';
import { RowChanges } from './row-changes.js';

type Handler = (event: Recorded, rows: RowChanges<AnyRow>) => void;

/** The rows that a projector makes of these events and nothing else: what a read model would hold after them. */
export function foldRows({ on }: Pick<AnyProjector, 'on'>, events: readonly Recorded[]): Map<string, AnyRow> {
  const rows = new Map<string, AnyRow>();
  for (const event of events) {
    const changes = new RowChanges<AnyRow>();
    (on as Readonly<Record<string, Handler | undefined>>)[event.type]?.(event, changes);
    for (const { id, after } of changes.apply(rows)) {
      if (after) rows.set(id, after);
      else rows.delete(id);
    }
  }
  return rows;
}
