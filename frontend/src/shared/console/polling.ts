const POLL_INTERVAL_MS = 2_000;
/** What a notice is made of, so that it comes within seconds. */
export const FAST_POLL_INTERVAL_MS = 1_000;

/** Asks again soon anyway, so a failure is shown at once. */
export const polled = (intervalMs = POLL_INTERVAL_MS) => ({ refetchInterval: intervalMs, retry: false });
