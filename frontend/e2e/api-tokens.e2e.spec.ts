import { expect } from '@playwright/test';
import { inventNewcomer, registerCreator } from './steps/accounts';
import { computeCode } from './steps/authenticator';
import { expectAccessibleInBothThemes } from './steps/axe';
import { test } from './steps/test';

test.use({ timezoneId: 'Africa/Lagos' }); // a token ends in UTC, when the next day has begun there

test('a token is made, copied once, used by a program, and revoked', async ({ page, request }) => {
  const someone = inventNewcomer('Naledi');
  await registerCreator(page, someone, '/profile');
  await page.getByRole('link', { name: 'API tokens For programs that work in your name' }).click();
  await expect(page.getByText('You have no token.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByText('Name is missing.')).toBeVisible();
  await expect(page.getByText('Tick at least one.')).toBeVisible();
  await page.getByLabel('Name').fill('Till in the shop');
  await page.getByLabel('See your account and your data, and choose marketing mails').check();
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByText('Choose an end that is to come, within a year.').first()).toBeVisible();
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Last day').fill(lastDay);
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByRole('heading', { name: 'Your new token: Till in the shop' })).toBeFocused();
  await expectAccessibleInBothThemes(page);

  const token = await page.locator('code').innerText();
  expect(token).toMatch(/^skf_[0-9a-f]{48}$/);
  const call = (path: string) => request.get(path, { headers: { authorization: `Bearer ${token}` } });
  const answer = await call('/api/me');
  expect(((await answer.json()) as { email: string }).email).toBe(someone.email);
  expect((await call('/api/me/notifications')).status()).toBe(403);

  await page.reload();
  const lastDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(lastDay));
  await expect(page.getByText(/, last used .+, 1 right$/)).toContainText(`Ends ${lastDate}`);
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole('button', { name: 'Revoke Till in the shop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('You have no token.')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  expect((await call('/api/me')).status()).toBe(401);
});

test('whoever has two-step sign-in gives a code for a token', async ({ page }) => {
  const someone = inventNewcomer('Bongani');
  await registerCreator(page, someone, '/profile/second-factor');
  await page.getByLabel('Your password').fill(someone.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await page.getByLabel('Code').fill(computeCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();

  await page.goto('/profile/api-tokens');
  await page.getByLabel('Name').fill('Script');
  await page.getByLabel('See your account and your data, and choose marketing mails').check();
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await page.getByLabel('Code').fill(computeCode(key, 1));
  await page.getByRole('button', { name: 'Make the token' }).click();
  await expect(page.getByRole('heading', { name: 'Your new token: Script' })).toBeFocused();
});
