import { type Locator, test } from '@playwright/test';

/** Counts what a hand does by mouse or key, typing left out, and says how long all of it took. */
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
  /** What only the test does meanwhile takes none of the time. */
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
