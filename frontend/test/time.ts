import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Lets time pass, and with it whatever waits for a timer or a promise; the spec uses fake timers. */
export async function pass(ms = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** Starts some work on a page and gives what it answers, without waiting for that. */
export function start<Outcome>(work: () => Outcome): Outcome {
  let outcome!: Outcome;
  act(() => {
    outcome = work();
  });
  return outcome;
}
