import { expect } from '@jest/globals';
import {
  AlreadyDecided,
  type Command,
  type Decider,
  DomainError,
  type Event,
  type Refusals,
} from '../../src/platform/event-sourcing/index.js';
import { recordedEvent } from './recorded-event.js';

export interface Outcome<E extends Event, Code extends string> {
  /** Expects exactly these events in this order. */
  then(...events: E[]): void;
  thenNothing(): void;
  /** Compares only the given facts. */
  thenRefused(code: Code, facts?: DomainError['facts']): void;
  /** Expects a refusal that names this earlier decision. */
  thenAlreadyDecided(code: Code, decision: E): void;
}

export type GivenHistory<C extends Command, E extends Event, Code extends string> = (...history: E[]) => {
  when(command: C): Outcome<E, Code>;
};

/** Tests a decider and its refusals by events: `given(...history).when(command).then(...events)`. */
export function deciderSpec<S, C extends Command, E extends Event, Code extends string = never>(
  decider: Decider<S, C, E>,
  refusals?: Refusals<Code>,
): GivenHistory<C, E, Code> {
  return (...history) => ({
    when: (command) => {
      const decide = (): readonly E[] => decider.decide(command, history.reduce(decider.evolve, decider.initial));
      return {
        then: (...events) => expect(decide()).toEqual(events),
        thenNothing: () => expect(decide()).toEqual([]),
        thenRefused: (code, facts) => {
          const error = refusalOf(decide);
          expect(error.refusal).toEqual(refusals?.[code]);
          if (facts) expect(error.facts).toEqual(facts);
        },
        thenAlreadyDecided: (code, decision) => {
          const error = refusalOf(decide);
          expect(error.refusal).toEqual(refusals?.[code]);
          expect(findToldDecision(error, history)).toEqual(decision);
        },
      };
    },
  });
}

/** The event of the history that the refusal names by its time. */
function findToldDecision<E extends Event>(refusal: DomainError, history: readonly E[]): E | undefined {
  if (!(refusal instanceof AlreadyDecided)) return undefined;
  const momentOf = (place: number): Date => new Date(Date.UTC(2030, 0, 1, 0, place));
  const told = refusal.by(history.map((event, i) => recordedEvent({ ...event, meta: { recordedAt: momentOf(i) } })));
  return history.find((_, i) => momentOf(i).toISOString() === told.facts.decidedAt);
}

function refusalOf(decide: () => readonly Event[]): DomainError {
  let events: readonly Event[];
  try {
    events = decide();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error(`It was not refused, but decided: ${JSON.stringify(events)}`);
}
