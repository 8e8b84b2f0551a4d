import { beginning, type Position } from '../event-sourcing/index.js';

/**
 * The log from a position on, in batches, up to the first empty one. The next batch is on its way while the last one
 * is worked on, so reading and working keep a core each busy instead of taking turns.
 */
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
    yield events;
  }
}
