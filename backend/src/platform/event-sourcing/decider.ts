import type { Command } from './command.js';
import type { Event } from './event.js';

/** Pure rules of one kind of stream. Idea: Jérémie Chassaing, "Functional Event Sourcing Decider" (2021). */
export interface Decider<State, C extends Command, E extends Event> {
  readonly initial: State;
  /** The events that follow, none when nothing changes. Throws a `DomainError` to refuse. */
  decide(this: void, command: C, state: State): readonly E[];
  evolve(this: void, state: State, event: E): State;
}
