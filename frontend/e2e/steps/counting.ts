import { type Locator, test } from '@playwright/test';

/** Counts what a hand does, and says how long all of it took. */
export function startCounting() {
  const startedAt = Date.now();
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const stop = (job: string) => {
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    test.info().annotations.push({ type: job, description: `${taps} taps, ${seconds} s` });
    return taps;
  };
  return { tap, stop };
}
