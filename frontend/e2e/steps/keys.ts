import { expect, type Locator } from '@playwright/test';

/** So far a page is walked: beyond its first rows the same controls come again. */
export const MAX_STOPS = 40;

/** From wherever one is, by Tab alone, or back by Shift+Tab. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await isThere()); stops++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** By Tab, and pressed there. */
export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
