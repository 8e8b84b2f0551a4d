import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

const WIDTHS = [360, 1280];
/** The rules of axe that a theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Also where a context of the journey's own moves: colours on their way to others are neither's. */
const STILL = { reducedMotion: 'reduce' } as const;

/** What axe finds on the page as it is, on a phone and on a desk: nothing. Nor does it scroll sideways. */
export async function expectAccessible(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<void> {
  await page.emulateMedia(STILL);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page, rules), `at ${width} px on ${page.url()}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

/** The same in the light theme, and in the dark one what depends on it. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await switchTheme(page, 'light');
  await expectAccessible(page);
  await switchTheme(page, 'dark');
  await expectAccessible(page, 'of colours');
}

/** The browser tells the page in its next frame. */
async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ ...STILL, colorScheme });
  await page.evaluate(async () => {
    const waitForFrame = () => new Promise(requestAnimationFrame);
    await waitForFrame();
    await waitForFrame();
  });
}

interface WithAxe {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** Brings axe into a page once, as its source is the most of what asking it costs; no page of ours has frames. */
async function findViolations(page: Page, rules: 'all' | 'of colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'of colours' && { runOnly: COLOUR_RULES }),
  };
  return page.evaluate(async (options) => {
    const results = await (window as unknown as WithAxe).axe.run(options);
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
