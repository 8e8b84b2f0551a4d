export const REFRESH_INTERVAL_MS = 30_000;
const MIN_INTERVALS_LEFT = 3;
const EXPIRY_GRACE_MS = 10_000;

/** Whether to fetch a new access token now, while the present one still works. */
export const isDueForRefresh = (expiresAt: number, now: number): boolean =>
  Math.floor((expiresAt - EXPIRY_GRACE_MS - now) / REFRESH_INTERVAL_MS) < MIN_INTERVALS_LEFT;

/** Whether requests must no longer use this access token. */
export const isExpired = (expiresAt: number, now: number): boolean => expiresAt - EXPIRY_GRACE_MS <= now;
