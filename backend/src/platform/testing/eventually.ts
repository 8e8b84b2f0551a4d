import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const AGAIN_MS = 20;

/** For what a process does in its own time: asks again until the claim holds, and fails as it does after 15 s or as said. */
export async function eventually<T>(claim: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await claim();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(AGAIN_MS);
    }
  }
}
