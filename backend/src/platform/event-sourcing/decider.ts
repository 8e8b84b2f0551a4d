import type { Event, EventTypes } from './event.js';

/** Named in the imperative. Brings time, ids and prices, so that deciding needs nothing else. */
export interface Command<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

/** Pure rules of one kind of stream. Idea: Jérémie Chassaing, "Functional Event Sourcing Decider" (2021). */
export interface Decider<State, C extends Command, E extends Event> {
  readonly initial: State;
  /** The events that follow, none when nothing changes. Throws a `DomainError` to refuse. */
  decide(this: void, command: C, state: State): readonly E[];
  evolve(this: void, state: State, event: E): State;
}

/** What a member may have only so many of at once: a stream is open from the command until one of the events. */
interface OpenLimit<C extends Command = Command, E extends Event = Event> {
  readonly opens: C['type'];
  readonly closedBy: readonly E['type'][];
  /** Only streams that were opened with these facts count. */
  readonly counts?: Readonly<Record<string, string>>;
}

export interface Aggregate<State = unknown, C extends Command = Command, E extends Event = Event> {
  readonly kind: string;
  readonly events: EventTypes<E>;
  readonly decider: Decider<State, C, E>;
  /** Decides from the command and the number of events alone: its long streams are not read, and its state is that number. */
  readonly ignoresHistory?: true;
  readonly openLimit?: OpenLimit<C, E>;
}

export type AnyAggregate = Pick<Aggregate, 'kind' | 'ignoresHistory'> & {
  readonly events: Readonly<Record<string, EventTypes<Event>[string]>>;
};
