import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './sql-state.js';

const TRIES = 30;

/** Does what may be repeated again, for half a minute and more, where the database was not there or not in time. */
export async function insistently<T>(work: () => Promise<T>, waitMs = 1_000): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isDatabaseUnavailable(error)) throw error;
      await pause(waitMs);
    }
  }
}
