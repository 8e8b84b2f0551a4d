import type { Recorded } from '../event-sourcing/index.js';
import type { AnyProjector, AnyRow } from './read-model.js';
import { RowChanges } from './row-changes.js';

type Handler = (event: Recorded, rows: RowChanges<AnyRow>) => void;
type Touched = AnyRow | undefined;

/** The rows that a projector makes of these events and nothing else: what a read model would hold after them. */
export function foldRows(projector: Pick<AnyProjector, 'on'>, events: readonly Recorded[]): Map<string, AnyRow> {
  return new Map([...foldTouched(projector, events)].flatMap(([id, row]) => (row ? [[id, row]] : [])));
}

/** Every row that these events of one member touch, as it is after them; undefined where it went again. */
export function foldTouched({ on }: Pick<AnyProjector, 'on'>, events: readonly Recorded[]): Map<string, Touched> {
  const rows = new Map<string, Touched>();
  for (const event of events) {
    const changes = new RowChanges<AnyRow>(rows);
    (on as Readonly<Record<string, Handler | undefined>>)[event.type]?.(event, changes);
    for (const { id, after } of changes.apply(rows)) rows.set(id, after);
  }
  return rows;
}
