import { type Locator, test } from '@playwright/test';

/** Counts clicks and keys, except typed text, and measures the time. */
export function startCounting() {
  let startedAt = Date.now();
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  const press = async (what: Locator, key = 'Enter') => {
    taps += 1;
    await what.press(key);
  };
  /** Leaves the time of a check out of the measurement. */
  const aside = async (check: () => Promise<void>) => {
    const begunAt = Date.now();
    await check();
    startedAt += Date.now() - begunAt;
  };
  const stop = (job: string) => {
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    test.info().annotations.push({ type: job, description: `${taps} taps, ${seconds} s` });
    return taps;
  };
  return { tap, press, aside, stop };
}
