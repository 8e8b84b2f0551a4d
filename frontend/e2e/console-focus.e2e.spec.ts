import { expect, test } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { asAdmin, newCreator, upgrade } from './steps/server';

test('the focus returns to what opened a drawer or a dialog', async ({ page, request }) => {
  const staff = await asAdmin(request);
  const creator = await newCreator(request);
  await upgrade(creator, staff);
  await signIn(page, admin);
  await page.goto(`/admin/profiles?q=${creator.email}`);

  const name = page.getByRole('row', { name: creator.email }).getByRole('button').first();
  await name.press('Enter');
  const drawer = page.getByRole('dialog').first();
  await expect(drawer).toContainText('Standard plan until');
  const points = drawer.getByRole('button', { name: 'Adjust points' });
  await points.press('Enter');
  await expect(page.getByLabel('Add or take away')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(points).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(name).toBeFocused();

  const actions = page.getByRole('button', { name: /^Actions for/ });
  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Ban' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});

test('once a row is decided and gone, the focus is on the page', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('/admin/growth-tools');
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await row.nth(1).click();
  const panel = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Reject' }) });
  await panel.last().getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
