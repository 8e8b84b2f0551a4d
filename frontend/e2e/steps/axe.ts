import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

const WIDTHS = [360, 1280];
/** The axe rules that a theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Without motion, as axe would judge colours during a transition. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Expects no violations on a phone and on a desktop, and no sideways scrolling. */
export async function expectAccessible(page: Page, rules: 'all' | 'of colours' = 'all'): Promise<void> {
  await page.emulateMedia(STILL);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page, rules), `at ${width} px on ${page.url()}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

/** Checks all rules in the light theme and the colour rules in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await switchTheme(page, 'light');
  await expectAccessible(page);
  await switchTheme(page, 'dark');
  await expectAccessible(page, 'of colours');
}

/** Waits two frames, until the page knows the theme. */
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

/** Injects axe once per page, as its source costs more than the check. No page has frames. */
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
