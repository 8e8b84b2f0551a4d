import type { Aggregate } from './aggregate.js';
import type { Command } from './command.js';
import type { Event, EventOf, Recorded } from './event.js';

/** A command for one stream, sent by a process. */
export interface Intent {
  readonly kind: string;
  readonly streamId: string;
  readonly subjectId: string;
  readonly command: Command;
}

/**
 * A rule that crosses modules: events in, commands out, nothing else. Each event's commands are carried out once,
 * however often the event is delivered.
 */
export interface Process<E extends Event = Event> {
  /** The rule as a sentence in kebab case; also the name of its checkpoint. */
  readonly name: string;
  readonly on: { readonly [T in E['type']]?: (this: void, event: Recorded<EventOf<E, T>>) => readonly Intent[] };
}

/** Any process, where only its name and the event types that it listens to matter. */
export interface AnyProcess {
  readonly name: string;
  readonly on: Readonly<Record<string, ((this: void, event: never) => readonly Intent[]) | undefined>>;
}

/** An intent for a stream of the given aggregate; the compiler checks that the command is one of its own. */
export function intend<S, C extends Command, E extends Event>(
  aggregate: Aggregate<S, C, E>,
  stream: { readonly streamId: string; readonly subjectId: string },
  command: C,
): Intent {
  return { kind: aggregate.kind, ...stream, command };
}
