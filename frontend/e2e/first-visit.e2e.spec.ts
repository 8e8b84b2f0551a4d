import { expect } from '@playwright/test';
import { test } from './steps/test';

test('a visitor reads the landing page and finds the way to sign up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href^="/register"]').first()).toBeVisible();
});

test('a wrong password is refused and the address stays in the form', async ({ page }) => {
  await page.goto('/login');
  await page.locator('input[type="email"]').fill('nobody@example.com');
  await page.locator('input[type="password"]').fill('not the password');
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByText('Sign in Failed').first()).toBeVisible();
  await expect(page.locator('input[type="email"]')).toHaveValue('nobody@example.com');
});
