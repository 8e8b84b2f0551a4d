import { expect, type Locator } from '@playwright/test';

/** The limit of Tab presses: after the first rows the same controls repeat. */
export const MAX_STOPS = 40;

/** Moves the focus to the target by Tab, or back by Shift+Tab. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MAX_STOPS && !(await isThere()); stops++) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

export async function pressAt(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
