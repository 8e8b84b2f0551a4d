import type { Recorded } from '../event-sourcing/index.js';
import type { AnyProjector, AnyRow } from './read-model.js';
import { RowChanges } from './row-changes.js';

type Handler = (event: Recorded, rows: RowChanges<AnyRow>) => void;
type Touched = AnyRow | undefined;

export function foldRows(projector: Pick<AnyProjector, 'on'>, events: readonly Recorded[]): Map<string, AnyRow> {
  return new Map([...foldTouchedRows(projector, events)].flatMap(([id, row]) => (row ? [[id, row]] : [])));
}

export function foldTouchedRows({ on }: Pick<AnyProjector, 'on'>, events: readonly Recorded[]): Map<string, Touched> {
  const rows = new Map<string, Touched>();
  for (const event of events) {
    const changes = new RowChanges<AnyRow>(rows);
    (on as Readonly<Record<string, Handler | undefined>>)[event.type]?.(event, changes);
    for (const { id, after } of changes.apply(rows)) rows.set(id, after);
  }
  return rows;
}
