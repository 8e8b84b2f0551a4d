import type { Event, EventTypes } from './event.js';

/** Named in the imperative. Carries time, ids and prices, so that the decider needs no other input. */
export interface Command<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Readonly<Data>;
}

/** The pure rules of one kind of stream. Idea: Jérémie Chassaing, "Functional Event Sourcing Decider" (2021). */
export interface Decider<State, C extends Command, E extends Event> {
  readonly initial: State;
  /** Returns the new events, none if nothing changes. @throws DomainError to refuse the command */
  decide(this: void, command: C, state: State): readonly E[];
  evolve(this: void, state: State, event: E): State;
}

/** The state of a stream after these events of its own. */
export const stateAfter = <State, E extends Event>(
  { initial, evolve }: Pick<Decider<State, Command, E>, 'initial' | 'evolve'>,
  events: readonly Event[],
): State => (events as readonly E[]).reduce(evolve, initial);

/** Limits how many streams a member has open. A stream is open from the command until one of the events. */
interface OpenLimit<C extends Command = Command, E extends Event = Event> {
  readonly opens: C['type'];
  readonly closedBy: readonly E['type'][];
  /** Counts only streams whose first event has these values. */
  readonly counts?: Readonly<Record<string, string>>;
}

export interface Aggregate<State = unknown, C extends Command = Command, E extends Event = Event> {
  readonly kind: string;
  readonly events: EventTypes<E>;
  readonly decider: Decider<State, C, E>;
  /** Decides from the command and the number of events, which is the state. Long streams are not loaded. */
  readonly ignoresHistory?: true;
  readonly openLimit?: OpenLimit<C, E>;
}

export const defineAggregate = <State, C extends Command, E extends Event>(
  kind: string,
  events: EventTypes<E>,
  decider: Decider<State, C, E>,
  more: Pick<Aggregate<State, C, E>, 'ignoresHistory' | 'openLimit'> = {},
): Aggregate<State, C, E> => ({ kind, events, decider, ...more });

export type AnyAggregate = Pick<Aggregate, 'kind' | 'ignoresHistory'> & {
  readonly events: Readonly<Record<string, EventTypes<Event>[string]>>;
};
