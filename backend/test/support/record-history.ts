import { type Command, type Decider, DomainError, type Event } from '../../src/platform/event-sourcing/index.js';

/** The history after the commands, without the refused ones. For properties over any order of commands. */
export function recordHistory<S, C extends Command, E extends Event>(
  { initial, decide, evolve }: Decider<S, C, E>,
  commands: readonly C[],
): E[] {
  const history: E[] = [];
  let state = initial;
  for (const command of commands) {
    try {
      const events = decide(command, state);
      history.push(...events);
      state = events.reduce(evolve, state);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return history;
}
