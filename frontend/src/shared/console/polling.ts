export const POLL_INTERVAL_MS = 2_000;
/** For data that notices are made of, which must appear within seconds. */
export const FAST_POLL_INTERVAL_MS = 1_000;

/** No retries: the next poll comes soon, so a failure is shown at once. */
export const polled = (intervalMs = POLL_INTERVAL_MS) => ({ refetchInterval: intervalMs, retry: false });
