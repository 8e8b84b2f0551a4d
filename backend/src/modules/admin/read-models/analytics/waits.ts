/** Up to how many minutes a decision took; what took longer than all of them is counted in the last. */
export const waitBounds = [5, 15, 30, 60, 120, 240, 480, 1_440, 2_880, 4_320, 10_080, 20_160, 43_200] as const;

export function waitBoundOf(ms: number): number {
  const minutes = ms / 60_000;
  return waitBounds.find((bound) => minutes <= bound) ?? 43_200;
}

/** The bound under which half of the waits lie; null where there are none. */
export function medianOf(waits: ReadonlyMap<number, number>): number | null {
  const total = [...waits.values()].reduce((sum, n) => sum + n, 0);
  let seen = 0;
  for (const bound of waitBounds) {
    seen += waits.get(bound) ?? 0;
    if (total > 0 && seen * 2 >= total) return bound;
  }
  return null;
}
