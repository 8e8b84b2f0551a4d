/** What an operator watches must be no older than this. */
const WATCH_MS = 2_000;
/** What a notice is made of, so that it comes within seconds. */
export const WATCH_CLOSELY_MS = 1_000;

/** Asked again soon anyway, so a failure is shown at once. */
export const watched = (everyMs = WATCH_MS) => ({ refetchInterval: everyMs, retry: false });

/** What is addressed by its name, and done once however often it is sent. */
export const called = (name: string, key: string) => ({ path: { name }, header: { 'Idempotency-Key': key } });
