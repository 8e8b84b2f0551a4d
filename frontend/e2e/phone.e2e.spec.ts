import { expect, test } from '@playwright/test';

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

test('on a phone, the chat button leaves its place to the field that is being filled in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/login');
  const chat = page.getByRole('link', { name: 'Chat with support' });
  await page.getByLabel('Email').focus();
  await expect(chat).toBeHidden();
  await page.getByRole('button', { name: 'Sign In' }).focus();
  await expect(chat).toBeVisible();
});
