import { once } from 'node:events';

/** Waits for the work at most `ms`. True if it ended in time. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timeout = AbortSignal.timeout(ms);
  return Promise.race([work.then(() => true), once(timeout, 'abort').then(() => false)]);
}
