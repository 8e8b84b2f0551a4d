import type { Aggregate, Command } from './decider.js';
import type { Event, EventTypes } from './event.js';

/** Records what each command says as the event named for it: none of it depends on what was recorded before. */
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
