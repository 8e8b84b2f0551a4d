/** As far as the server takes a change at once. */
const MAX_DELTA = 1_000_000;

/** What is typed as a change of points. What is no whole number, or out of all reason, counts as 0: it changes nothing. */
export function parseDelta(typed: string): number {
  if (!/^\s*[+-]?\d+\s*$/.test(typed)) return 0;
  const delta = Number(typed);
  return Math.abs(delta) > MAX_DELTA ? 0 : delta || 0;
}
