import { expect } from '@playwright/test';
import { inventNewcomer, registerCreator } from './steps/accounts';
import { test } from './steps/test';

test('on a phone, the first field that is wrong is not hidden by what is told about it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/register?type=creator');
  await page.getByLabel('Department').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Missing Information' });
  await expect(told).toBeVisible();
  const field = page.getByLabel('First name');
  await expect(field).toBeFocused();
  const [below, fieldBox] = [await told.boundingBox(), await field.boundingBox()];
  expect(fieldBox?.y ?? 0).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
});

test('the chat button floats where one reads, and covers nothing where a form is filled in', async ({ page }) => {
  const chat = page.getByRole('link', { name: 'Chat with support' });
  const position = () => chat.evaluate((button) => getComputedStyle(button).position);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await position()).toBe('fixed');
  for (const path of ['/login', '/register?type=creator', '/forgot-password']) {
    await page.goto(path);
    expect(await position(), path).toBe('static');
  }
});

test('on a phone, both ways on from a profile are as wide as it is, and no heading breaks within a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await registerCreator(page, inventNewcomer('Zuri'), '/profile');
  const widthOf = async (name: string) => (await page.getByRole('link', { name }).boundingBox())?.width;
  expect(await widthOf('Upgrade Account')).toBe(await widthOf('Edit Profile'));
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your e\u2011mail address');
});
