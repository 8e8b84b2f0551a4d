import { expect, test } from '@playwright/test';
import { signIn } from './steps/accounts';
import { asAdmin, newCreator, upgrade } from './steps/server';

test('a profile is printed without its buttons', async ({ page, request }) => {
  const staff = await asAdmin(request);
  const creator = await newCreator(request);
  await upgrade(creator, staff);
  await signIn(page, creator);
  await page.goto('/profile');
  const controls = page.locator('main').locator('button, a').filter({ visible: true });
  await expect(page.getByRole('link', { name: 'Renew or change plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell your story' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(controls).toHaveCount(0);
});
