import { tooSlow } from './problem';

export const READ_TIMEOUT_MS = 10_000;

/**
 * Runs `work` with a signal that aborts after `timeoutMs`. The caller may abort its controller earlier. Older browsers
 * lack `AbortSignal.any`, and `AbortSignal.timeout` cannot be cancelled once a stream has begun.
 */
export async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  controller = new AbortController(),
): Promise<T> {
  const timer = setTimeout(() => controller.abort(tooSlow()), timeoutMs);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
