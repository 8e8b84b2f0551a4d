import { setTimeout as pause } from 'node:timers/promises';

/** Waits for the work, but no longer than that; true when it was done in time. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = new AbortController();
  const timeout = pause(ms, false, { ref: false, signal: late.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    late.abort();
  }
}
