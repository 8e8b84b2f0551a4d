import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { test } from './steps/test';

test('an admin pauses a queue with a reason, is told so on every page, and lets it go on', async ({ page }) => {
  await signIn(page, admin, '/admin/operations');
  await page.getByRole('button', { name: 'Show all queues' }).click();
  const row = page.getByRole('row').filter({ has: page.getByText('housekeeping', { exact: true }) });
  await row.getByRole('button', { name: 'Pause' }).click();
  const dialog = page.getByRole('dialog');
  const pause = dialog.getByRole('button', { name: 'Pause', exact: true });
  await expect(pause).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The disk is slow');
  await pause.click();
  await expect(dialog).toBeHidden();

  const notice = page.getByRole('status').filter({ hasText: 'housekeeping is paused: “The disk is slow”.' });
  await expect(notice).toContainText('It goes on by itself at');
  await page.goto('/admin/profiles');
  const tab = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: /^Operations/ });
  await expect(tab).toContainText('to look at');
  await page.getByRole('link', { name: 'Open Operations' }).click();

  await expect(row.getByText(/^Paused until /)).toBeVisible();
  await row.getByRole('button', { name: 'Resume' }).click();
  await expect(notice).toBeHidden();
  await expect(row).toHaveCount(0);
});
