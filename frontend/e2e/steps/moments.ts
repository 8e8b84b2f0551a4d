import { expect, type Page } from '@playwright/test';

/** Waits for the screen of a great moment and closes it. */
export async function leaveMoment(page: Page): Promise<void> {
  const goOn = page.getByRole('dialog').getByRole('button', { name: 'Go on' });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await goOn.click();
}
