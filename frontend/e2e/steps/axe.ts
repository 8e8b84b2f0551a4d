import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

const widths = [360, 1280];
/** The rules of axe that a theme can break. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is, on a phone and on a desk: nothing. Nor does it scroll sideways. */
export async function expectAccessible(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOn(page, rules), `at ${width} px on ${page.url()}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

/** The same in the light theme, and in the dark one what depends on it. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await inTheme(page, 'light');
  await expectAccessible(page);
  await inTheme(page, 'dark');
  await expectAccessible(page, 'of colours');
}

/** The browser tells the page in its next frame; colours on their way to the other theme are neither's. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    await nextFrame();
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

interface WithAxe {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** Brings axe into a page once, as its source is the most of what asking it costs; no page of ours has frames. */
async function violationsOn(page: Page, rules: 'all' | 'of colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'of colours' && { runOnly: ofColours }),
  };
  return page.evaluate(async (asked) => {
    const results = await (window as unknown as WithAxe).axe.run(asked);
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
