import { setImmediate as turn } from 'node:timers/promises';
import { beginning, type Position } from '../event-sourcing/index.js';

/** Loads the next batch while the caller handles the last one. Ends at the first empty batch. */
export async function* readAhead<E>(
  after: (position: Position) => Promise<E[]>,
  positionOf: (event: E) => Position,
  from: Position = beginning,
): AsyncGenerator<E[], void> {
  for (let nextBatch = after(from); ; ) {
    const events = await nextBatch;
    const last = events.at(-1);
    if (last === undefined) return;
    nextBatch = after(positionOf(last));
    nextBatch.catch(() => undefined); // the rejection surfaces when it is awaited
    await turn(); // the pool sends the query only after this turn, and the caller may block the next
    yield events;
  }
}
