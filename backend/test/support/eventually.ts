import { setTimeout as pause } from 'node:timers/promises';

const DEFAULT_TIMEOUT_MS = 60_000; // a busy machine is waited for, not judged
const RETRY_DELAY_MS = 20;

/** For what a process does in its own time: asks again until the claim holds, and fails as it does after a minute or as said. */
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
