import type { Command } from './command.js';
import type { Event } from './event.js';

/**
 * The rules of one kind of stream, as pure functions.
 * Idea: Jérémie Chassaing, "Functional Event Sourcing Decider" (2021).
 */
export interface Decider<State, C extends Command, E extends Event> {
  readonly initial: State;
  /** The facts that follow from the wish; none when there is nothing to change. Refuses with a `DomainError`. */
  decide(this: void, command: C, state: State): readonly E[];
  evolve(this: void, state: State, event: E): State;
}
