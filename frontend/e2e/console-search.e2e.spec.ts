import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { holdRequests } from './steps/network';
import { test } from './steps/test';

test('the search has the focus once it is open, and takes what is typed', async ({ page }) => {
  await signIn(page, admin, '/admin/kyc');
  await expect(page.getByRole('heading', { name: 'KYC Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'What to look for' });
  await expect(field).toBeFocused();
  await page.keyboard.type('go to orders');
  await expect(field).toHaveValue('go to orders');
});

test('what is typed before the search has loaded is looked for, and decides nothing', async ({ page }) => {
  await signIn(page, admin, '/admin/appraisals');
  await page.getByRole('button', { name: 'Expand row' }).first().waitFor();
  await page.keyboard.press('j');
  const item = page.locator('.review');
  await expect(item).toBeVisible();
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/appraisals/')) decisions.push(request.url());
  });
  const release = await holdRequests(page, '**/assets/search-field-*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await page.keyboard.press('Escape');
  await expect(item).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go to ar');
  release();
  const field = page.getByRole('combobox', { name: 'What to look for' });
  await expect(field).toBeFocused();
  await page.keyboard.type('rears');
  await expect(field).toHaveValue('go to arrears');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(item).toBeFocused();
  expect(decisions).toEqual([]);
});

test('a text that is too short to look for says so, and one that is too long is cut', async ({ page }) => {
  await signIn(page, admin, '/admin/kyc');
  await expect(page.getByRole('heading', { name: 'KYC Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'What to look for' });
  const outcome = page.getByRole('dialog').getByRole('status');
  await field.pressSequentially('%%');
  await expect(outcome).toHaveText('Nothing found.');
  await page.keyboard.press('Backspace');
  await expect(outcome).toHaveText('Type at least two letters.');
  await page.keyboard.insertText('x'.repeat(150));
  await expect(outcome).toHaveText('Nothing found.');
});
