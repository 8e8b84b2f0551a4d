import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [360, 1280];

/** What axe finds on the page as it is, on a phone and on a desk: nothing. Nor does it scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // No page of ours has frames: the quicker way of asking reaches all of it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `at ${width} px on ${page.url()}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

/** The same in the light theme and in the dark one, without loading the page again. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
}
