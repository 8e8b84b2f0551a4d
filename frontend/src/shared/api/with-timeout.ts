import { tooSlow } from './problem';

export const READ_TIMEOUT_MS = 10_000;

/**
 * Runs `work` with a signal that aborts it after `timeoutMs`; the caller may abort its controller before. Made by hand, as
 * `AbortSignal.any` is missing in older browsers, and `AbortSignal.timeout` cannot be called off once a stream began.
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
