import { expect, type Page } from '@playwright/test';

/** Opens the dialog of an action on a member in User Management. */
export async function openDialog(page: Page, email: string, action: string): Promise<void> {
  await page.goto(`/admin/profiles?q=${email}`);
  await page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
