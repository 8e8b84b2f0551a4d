import type { Command, Event } from '../../src/platform/event-sourcing/index.js';
import type { GivenHistory, Outcome } from './decider-spec.js';

/** The expected events (none for no change), or the code of the refusal. */
type Expected<E extends Event, Code extends string> = readonly E[] | Code;

export interface DecisionTable<
  State extends string,
  Name extends string,
  C extends Command,
  E extends Event,
  Code extends string,
> {
  /** A history for each state. */
  readonly states: Readonly<Record<State, readonly E[]>>;
  readonly commands: Readonly<Record<Name, C>>;
  readonly expected: Readonly<Record<State, Readonly<Record<Name, Expected<E, Code>>>>>;
}

/**
 * The decider's table: every command in every state. The compiler requires each pair:
 * `it.each(listDecisions(given, pairs))('%s', (_, holds) => holds())`.
 */
export function listDecisions<
  State extends string,
  Name extends string,
  C extends Command,
  E extends Event,
  Code extends string,
>(
  given: GivenHistory<C, E, Code>,
  { states, commands, expected }: DecisionTable<State, Name, C, E, Code>,
): [title: string, holds: () => void][] {
  const named = Object.entries(commands) as [Name, C][];
  return (Object.entries(states) as [State, readonly E[]][]).flatMap(([state, history]) =>
    named.map(([name, command]): [string, () => void] => {
      const outcome = expected[state][name];
      const title = `${state}, ${name}: ${titleOf(outcome)}`;
      return [title, () => expectOutcome(given(...history).when(command), outcome)];
    }),
  );
}

function expectOutcome<E extends Event, Code extends string>(
  outcome: Outcome<E, Code>,
  expected: Expected<E, Code>,
): void {
  if (typeof expected === 'string') outcome.thenRefused(expected);
  else outcome.then(...expected);
}

function titleOf(expected: Expected<Event, string>): string {
  if (typeof expected === 'string') return `refused, ${expected}`;
  return expected.length === 0 ? 'nothing' : expected.map(({ type }) => type).join(', ');
}
