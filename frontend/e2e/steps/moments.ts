import type { Page } from '@playwright/test';

/** Waits for the screen of a great moment and closes it. */
export const leaveMoment = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
