import { setTimeout as pause } from 'node:timers/promises';

const DEFAULT_TIMEOUT_MS = 60_000; // long enough for a busy machine
const RETRY_DELAY_MS = 20;

/** Retries the claim until it holds. After the timeout, fails with its last error. */
export async function eventually<T>(claim: () => Promise<T>, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await claim();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}
