import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { fillRegistration, inventNewcomer, type Newcomer, registerCreator, submitSignIn } from './steps/accounts';
import { computeCode } from './steps/authenticator';
import { expectAccessibleInBothThemes } from './steps/axe';
import { hasMovableClock, setServerClock } from './steps/clock';
import { openDialog } from './steps/console';
import { pressAt } from './steps/keys';
import { createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

test('signing in asks for a code once it is turned on, takes a recovery code, and stops once it is off', async ({
  page,
}) => {
  const someone = inventNewcomer('Thandi');
  await registerCreator(page, someone);
  const { key, recoveryCodes } = await turnOnSecondFactor(page, someone);

  await signInAnew(page, someone);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This code is not right').first()).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveValue('000 000');
  await page.getByLabel('Code').fill(computeCode(key, 1));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signInAnew(page, someone);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(someone.email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill((recoveryCodes[0] ?? '').toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  await fillRegistration(page, someone);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Sign in with what you typed' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[2] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/profile/second-factor');
  await expect(page.getByText('Recovery codes left: 8.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Your password').fill(someone.password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
  await page.getByRole('button', { name: 'Make new recovery codes' }).click();
  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  const renewed = await page
    .getByRole('listitem')
    .filter({ hasText: /^[A-Z2-7]{5}-/ })
    .allInnerTexts();
  expect(renewed).toHaveLength(10);

  await page.goto('/profile/second-factor');
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible();
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(renewed[0] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('This is not your password.').first()).toBeVisible();
  await page.getByLabel('Your password').fill(someone.password);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off', { exact: true })).toBeVisible();
  await signInAnew(page, someone);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('granting a role asks for a code once the last one is older than ten minutes', async ({ page, request }) => {
  test.skip(!hasMovableClock, 'Only the server of the journeys lets its clock be moved.');
  const staff = await signInAdmin(request);
  const colleague = await createCreator(request);
  const someone = inventNewcomer('Thandi');
  await registerCreator(page, someone);
  const { key } = await turnOnSecondFactor(page, someone);
  const { items } = await staff.get<{ items: { userId: string }[] }>(`/api/admin/members?q=${someone.email}`);
  await staff.post(`/api/admin/members/${items[0]?.userId ?? ''}/roles`, { grant: 'admin' });
  await page.reload();
  await openDialog(page, colleague.email, 'Roles');
  await page.getByRole('checkbox', { name: /^Reviewer/ }).check();
  try {
    await setServerClock(request, new Date(Date.now() + 11 * 60_000));
    await page.getByRole('button', { name: 'Update roles' }).click();
    const question = page.getByRole('dialog', { name: 'One more step' });
    await expect(question).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await question.getByLabel('Code').fill('000 000');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This code is not right').first()).toBeVisible();
    await question.getByLabel('Code').fill(computeCode(key, 22));
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Roles updated', { exact: false }).first()).toBeVisible();
  } finally {
    await setServerClock(request, 'now');
  }
  const { items: held } = await staff.get<{ items: { userId: string; roles: string[] }[] }>('/api/admin/staff');
  expect(held).toContainEqual(expect.objectContaining({ userId: colleague.id, roles: ['reviewer'] }));
});

test('staff sign in with a code by keys alone', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const someone = inventNewcomer('Thandi');
  await registerCreator(page, someone);
  const { key } = await turnOnSecondFactor(page, someone);
  const { items } = await staff.get<{ items: { userId: string }[] }>(`/api/admin/members?q=${someone.email}`);
  await staff.post(`/api/admin/members/${items[0]?.userId ?? ''}/roles`, { grant: 'reviewer' });
  await signOut(page);
  await page.goto('/login');
  await pressAt(page.getByLabel('Email'), 'Home');
  await page.keyboard.type(someone.email);
  await pressAt(page.getByLabel('Password', { exact: true }), 'Home');
  await page.keyboard.type(someone.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type(computeCode(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
  await expect(page.locator('body')).not.toBeFocused();
});

/** Turns it on in the profile. Returns the shown key and the downloaded recovery codes. */
async function turnOnSecondFactor(
  page: Page,
  { password }: Newcomer,
): Promise<{ key: string; recoveryCodes: string[] }> {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Two-step sign-in' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const address = await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  expect(address).toMatch(/^otpauth:\/\/totp\/Sankofa%3Athandi/);
  await expect(page.getByRole('img', { name: /picture to scan/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await page.getByLabel('Code').fill(computeCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();

  await expect(page.getByRole('heading', { name: 'Keep your recovery codes' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const recoveryCodes = file.match(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/gm) ?? [];
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^[A-Z2-7]{5}-/ })
      .allInnerTexts(),
  ).toEqual(recoveryCodes);
  expect(recoveryCodes).toHaveLength(10);
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  return { key, recoveryCodes };
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).not.toHaveURL(/\/dashboard$/);
}

async function signInAnew(page: Page, someone: Newcomer): Promise<void> {
  await signOut(page);
  await page.goto('/login');
  await submitSignIn(page, someone);
}
