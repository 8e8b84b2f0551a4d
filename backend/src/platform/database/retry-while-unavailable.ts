import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './sql-state.js';

const MAX_ATTEMPTS = 30;

/**
 * Repeats idempotent work while the database is away or too slow, for half a minute or more.
 * @throws what the last attempt threw, and at once whatever has another cause.
 */
export async function retryWhileUnavailable<T>(work: () => Promise<T>, delayMs = 1_000): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDatabaseUnavailable(error)) throw error;
      await pause(delayMs);
    }
  }
}
