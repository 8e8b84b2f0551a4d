import { setImmediate as turn } from 'node:timers/promises';
import { beginning, type Position } from '../event-sourcing/index.js';

/** Loads the next batch while the last one is worked on, up to the first empty one. */
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
    nextBatch.catch(() => undefined); // heard of when it is awaited
    await turn(); // the pool sends nothing before this turn ends, which the work below may hold up
    yield events;
  }
}
