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
  for (let coming = after(from); ; ) {
    const events = await coming;
    const last = events.at(-1);
    if (last === undefined) return;
    coming = after(positionOf(last));
    coming.catch(() => undefined); // heard of when it is awaited
    yield events;
  }
}
