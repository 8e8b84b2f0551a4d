export const REFRESH_INTERVAL_MS = 30_000;
const MIN_INTERVALS_LEFT = 3;
const EXPIRY_GRACE_MS = 10_000;

/** Whether a tick should fetch a new access token already, while the present one still works. */
export const isDueForRefresh = (expiresAt: number, now: number): boolean =>
  Math.floor((expiresAt - EXPIRY_GRACE_MS - now) / REFRESH_INTERVAL_MS) < MIN_INTERVALS_LEFT;

/** Whether a request must not be sent with this access token any more. */
export const isExpired = (expiresAt: number, now: number): boolean => expiresAt - EXPIRY_GRACE_MS <= now;
