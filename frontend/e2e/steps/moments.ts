import type { Page } from '@playwright/test';

/** Waits for the screen of a great moment, and goes on from there. */
export const leaveMoment = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
