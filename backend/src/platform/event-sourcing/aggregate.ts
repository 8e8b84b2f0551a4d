import type { Command } from './command.js';
import type { Decider } from './decider.js';
import type { Event } from './event.js';
import type { EventTypes } from './event-types.js';

/** A kind of stream: its name in the log, its event types, its rules. */
export interface Aggregate<State = unknown, C extends Command = Command, E extends Event = Event> {
  readonly kind: string;
  readonly events: EventTypes<E>;
  readonly decider: Decider<State, C, E>;
  /** Decides from the command alone, so that its long streams are not read. */
  readonly ignoresHistory?: true;
}

export type AnyAggregate = Pick<Aggregate, 'kind' | 'ignoresHistory'> & {
  readonly events: Readonly<Record<string, EventTypes<Event>[string]>>;
};
