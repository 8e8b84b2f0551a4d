/** What an operator watches must be no older than this. */
export const WATCH_MS = 2_000;

/** What is addressed by its name, and done once however often it is sent. */
export const called = (name: string, key: string) => ({ path: { name }, header: { 'Idempotency-Key': key } });
