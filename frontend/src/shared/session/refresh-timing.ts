export const TICK = 30_000;
const TICKS_LEFT = 3;
const MARGIN = 10_000;

/** Whether a tick should fetch a new access token already, while the present one still works. */
export function isDueForRefresh(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - MARGIN - now) / TICK) < TICKS_LEFT;
}

/** Whether a request must not be sent with this access token any more. */
export function isExpired(expiresAt: number, now: number): boolean {
  return expiresAt - MARGIN <= now;
}
