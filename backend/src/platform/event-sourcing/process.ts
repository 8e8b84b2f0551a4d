import type { Aggregate, Command } from './decider.js';
import type { Event, EventOf, Recorded } from './event.js';

export interface Intent {
  readonly kind: string;
  readonly streamId: string;
  readonly subjectId: string;
  readonly command: Command;
}

/** A rule across modules. The commands of an event run once, however often it is delivered. */
export interface Process<E extends Event = Event> {
  /** The rule as a sentence in kebab case; also the name of its checkpoint. */
  readonly name: string;
  readonly on: { readonly [T in E['type']]?: (this: void, event: Recorded<EventOf<E, T>>) => readonly Intent[] };
}

/** A process that looks something up first returns a promise. */
export type Answered = readonly Intent[] | Promise<readonly Intent[]>;

export interface AnyProcess {
  readonly name: string;
  readonly on: Readonly<Record<string, ((this: void, event: never) => Answered) | undefined>>;
}

export function intend<S, C extends Command, E extends Event>(
  aggregate: Aggregate<S, C, E>,
  stream: { readonly streamId: string; readonly subjectId: string },
  command: C,
): Intent {
  return { kind: aggregate.kind, ...stream, command };
}
