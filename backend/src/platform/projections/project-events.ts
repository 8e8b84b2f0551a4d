import type { Transaction } from '../database/pool.js';
import type { Event, Recorded } from '../event-sourcing/index.js';
import type { AnyRow, ReadModel } from './read-model.js';
import type { ReadModelTable } from './read-model-table.js';
import { type ChangedRow, RowChanges } from './row-changes.js';

type Handlers = Readonly<Record<string, ((event: Recorded<Event>, rows: RowChanges<AnyRow>) => void) | undefined>>;

/** Projects a batch of events: reads the rows that they build on once, and writes the changed ones once. */
export async function projectEvents(
  { projector }: ReadModel,
  table: ReadModelTable,
  events: readonly Recorded[],
  tx: Transaction,
): Promise<ChangedRow<AnyRow>[]> {
  const rows = new RowChanges<AnyRow>();
  for (const event of events) (projector.on as Handlers)[event.type]?.(event, rows);
  const changes = rows.apply(await table.load(tx, rows.idsToLoad()));
  await table.write(tx, changes);
  return changes;
}
