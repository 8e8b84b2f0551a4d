import { expect } from '@jest/globals';
import { AlreadyDecided, type Command, type Decider, DomainError, type Event } from '../event-sourcing/index.js';
import { recorded } from './recorded.js';

export interface Outcome<E extends Event> {
  /** Exactly these events follow, in this order. */
  then(...events: E[]): void;
  /** The wish is granted without anything to record. */
  thenNothing(): void;
  /** The wish is refused with the code, and with the facts where they are named. */
  thenRefused(code: string, facts?: DomainError['facts']): void;
  /** The wish comes late, and what is told to its sender is who made this decision of the history. */
  thenLate(code: string, decision: E): void;
}

export type GivenHistory<C extends Command, E extends Event> = (...history: E[]) => { when(command: C): Outcome<E> };

/** Tests of a decider on events alone: `given(...history).when(command).then(...events)`. */
export function deciderSpec<S, C extends Command, E extends Event>(decider: Decider<S, C, E>): GivenHistory<C, E> {
  return (...history) => ({
    when: (command) => {
      const decide = (): readonly E[] => decider.decide(command, history.reduce(decider.evolve, decider.initial));
      return {
        then: (...events) => expect(decide()).toEqual(events),
        thenNothing: () => expect(decide()).toEqual([]),
        thenRefused: (code, facts) => {
          const refusal = refusalOf(decide);
          expect(refusal.code).toBe(code);
          if (facts) expect(refusal.facts).toEqual(facts);
        },
        thenLate: (code, decision) => {
          const refusal = refusalOf(decide);
          expect(refusal.code).toBe(code);
          expect(decisionTold(refusal, history)).toEqual(decision);
        },
      };
    },
  });
}

/** The event of the history that a late refusal is about, found again by the moment that it names. */
function decisionTold<E extends Event>(refusal: DomainError, history: readonly E[]): E | undefined {
  if (!(refusal instanceof AlreadyDecided)) return undefined;
  const momentOf = (place: number): Date => new Date(Date.UTC(2030, 0, 1, 0, place));
  const told = refusal.by(history.map((event, i) => recorded({ ...event, meta: { recordedAt: momentOf(i) } })));
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
