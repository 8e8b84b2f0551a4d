/** The server's limit for one change. */
const MAX_DELTA = 1_000_000;

/** A typed change of points. Anything but a whole number within the limit counts as 0. */
export function parseDelta(typed: string): number {
  if (!/^\s*[+-]?\d+\s*$/.test(typed)) return 0;
  const delta = Number(typed);
  return Math.abs(delta) > MAX_DELTA ? 0 : delta || 0;
}
