import { expect, type Page } from '@playwright/test';

/** Finds the member in User Management, and asks for one of the actions on the account. */
export async function openDialog(page: Page, email: string, action: string): Promise<void> {
  await page.goto(`/admin/profiles?q=${email}`);
  await page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
