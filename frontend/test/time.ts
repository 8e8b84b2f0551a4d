import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Advances fake timers and runs what waits for them. */
export async function pass(ms = 0): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** Starts work inside act() and returns its result without waiting for it. */
export function start<Outcome>(work: () => Outcome): Outcome {
  let outcome!: Outcome;
  act(() => {
    outcome = work();
  });
  return outcome;
}
