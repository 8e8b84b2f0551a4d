import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './sql-state.js';

const MAX_ATTEMPTS = 30;

/** Repeats idempotent work for at least 30 s while the database is unavailable. Other errors are thrown at once. */
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
