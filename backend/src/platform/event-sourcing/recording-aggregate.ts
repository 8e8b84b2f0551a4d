import type { Aggregate, Command } from './decider.js';
import type { Event, EventTypes } from './event.js';

/** Records each command as the event named for it, whatever was recorded before. */
export const recordingAggregate = <C extends Command, E extends Event>(
  kind: string,
  events: EventTypes<E>,
  eventOf: Readonly<Record<C['type'], E['type']>>,
): Aggregate<number, C, E> => ({
  kind,
  events,
  decider: {
    initial: 0,
    decide: ({ type, data }) => [{ type: eventOf[type as C['type']], data } as E],
    evolve: (count) => count + 1,
  },
  ignoresHistory: true,
});
