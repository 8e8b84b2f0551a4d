import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { demo, fillRegistration, inventNewcomer, registerCreator, signIn, submitSignIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { answerChats, readLocalStorage } from './steps/network';
import { test } from './steps/test';

for (const who of ['creator', 'business', 'wallet'] as const) {
  test(`axe finds nothing on what a ${who} sees of the own account, light and dark`, async ({ page }) => {
    await signIn(page, demo[who]);
    const own = [
      '/profile',
      '/profile/edit',
      '/profile/devices',
      '/profile/password',
      '/profile/second-factor',
      '/profile/your-data',
    ];
    const pages = [...own, '/program-application-fee'];
    for (const path of who === 'wallet' ? [...pages, '/afro-wallet'] : pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('.skeleton')).toHaveCount(0);
      await expectAccessibleInBothThemes(page);
    }
  });
}

test('a wallet member has a menu, a wallet and nothing else', async ({ page }) => {
  await signIn(page, demo.wallet);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(['My Wallet', 'My Profile', 'Contact']);
  await menu.getByRole('link', { name: 'My Wallet' }).click();
  await expect(page.getByText('₦0')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'My Wallet' })).toHaveAttribute('aria-current', 'page');
});

test('a wallet member is offered no plan, and nowhere to pay for one', async ({ page }) => {
  await signIn(page, demo.wallet, '/program-application-fee');
  await expect(page.getByText('It needs no plan')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['All prices']);
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeHidden();
  await expect(page.getByText('Account number')).toBeHidden();
});

test('another page begins at its top with the focus on it, also where its surroundings are others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, demo.creator, '/profile');
  const top = () => page.evaluate(() => window.scrollY);
  await page.getByRole('heading', { name: 'How points work' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(top).toBeGreaterThan(200);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  expect(await top()).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a profile is corrected, and tells another tab at once', async ({ context }) => {
  const page = await context.newPage();
  const other = await context.newPage();
  await registerCreator(page, inventNewcomer('Lerato'));
  await other.goto('/profile');
  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill in: First name')).toBeVisible();
  await page.getByLabel('First name').fill('Leratong');
  await page.getByLabel('Country').selectOption('South Africa');
  await expect(page.getByLabel('Province')).toHaveValue('');
  await page.getByLabel('Province').selectOption('Gauteng');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Check the form')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.getByLabel('Phone').fill('082 123 4567');
  await page.getByLabel('Motivation').fill('To be heard.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByText('Gauteng, South Africa').first()).toBeVisible();
  await expect(page.getByText('To be heard.')).toBeVisible();
  await expect(other.getByText('+27821234567')).toBeVisible();

  await page.goto('/profile/edit');
  await page.getByLabel('First name').fill('Somebody');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Leratong');
});

test('two screens that edit one profile do not undo each other', async ({ context }) => {
  const page = await context.newPage();
  const other = await context.newPage();
  await registerCreator(page, inventNewcomer('Refilwe'));
  await page.goto('/profile/edit');
  await page.getByLabel('Motivation').fill('To be heard.');
  await expect.poll(() => readLocalStorage(page)).toContain('To be heard.');
  await other.goto('/profile/edit');
  await other.getByLabel('First name').fill('Refiloe');
  await other.getByLabel('Motivation').fill('');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Profile saved')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Refiloe');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Refiloe' })).toBeVisible();
  await expect(page.getByText('To be heard.')).toBeVisible();
});

test('a member takes the data along, changes consent, asks for erasure and withdraws it', async ({ page }) => {
  const someone = inventNewcomer('Naledi');
  await registerCreator(page, someone, '/profile/your-data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { profile: { email: string } };
  expect(data.profile.email).toBe(someone.email);

  await page.getByRole('button', { name: 'Send me news and offers' }).click();
  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await expect(page.getByText('Consent withdrawn')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for erasure' }).click();
  await expect(page.getByText(/^You asked on /)).toBeVisible();
  const asked = page.getByRole('region', { name: 'What you asked' }).getByRole('listitem');
  await expect(asked.filter({ hasText: 'To erase it' })).toContainText('We answer by');
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(page.getByText('Your data stays as it is.')).toBeVisible();
  await expect(asked.filter({ hasText: 'To erase it' })).toContainText('Withdrawn by you');
  await expect(page.getByRole('button', { name: 'Ask for erasure' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('another device is signed out from this one', async ({ page, browser }) => {
  const someone = inventNewcomer('Kagiso');
  await registerCreator(page, someone);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, someone, '/profile/edit');
  await elsewhere.getByLabel('Motivation').fill('I want to be heard');
  await page.goto('/profile/devices');
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(2);
  await page.getByRole('button', { name: /^Sign out of/ }).click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await expect(elsewhere.getByText('You were signed out')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(1);
  await expect(page.locator('body')).not.toBeFocused();
  await submitSignIn(elsewhere, someone);
  await expect(elsewhere.getByLabel('Motivation')).toHaveValue('I want to be heard');

  await page.getByRole('link', { name: 'choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose another password' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the password is changed, which signs other devices out and is told by mail', async ({ page, browser }) => {
  const someone = inventNewcomer('Zanele');
  await registerCreator(page, someone);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, someone);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Password Choose another one' }).click();
  await expect(page.getByRole('heading', { name: 'Choose another password' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('kente cloth in the wind');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('This is not your password.').first()).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(someone.password);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(elsewhere).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(1);
  await page.goto('/notifications');
  await expect(page.getByText('Your password was changed').first()).toBeVisible();
  await signIn(elsewhere, { ...someone, password: 'kente cloth in the wind' });
});

test('a forgotten password: the same answer for everyone, and a worn link says so', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill('nobody-at-all@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account for nobody-at-all@example.com')).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nobody-at-all@example.com');

  await page.goto('/reset-password?token=an-old-one');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.reload();
  await expect(page.getByText('Open the whole link once more')).toBeVisible();
  await page.goto('/reset-password?token=an-old-one');
  await expect(page.getByText('This link is no longer good')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('nobody-at-all@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there is an account for nobody-at-all@example.com')).toBeFocused();
});

test('a link that nobody can be asked about is refused with the new password', async ({ page }) => {
  await page.route('**/api/auth/password/reset/check', (route) => route.abort());
  await page.goto('/reset-password?token=an-old-one');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await page.getByLabel('New password').fill('a longer sentence');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('This link is no longer good')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test('a member tells of a payment on the way to the chat, once', async ({ page, context }) => {
  await answerChats(context);
  await registerCreator(page, inventNewcomer('Bongani'));
  await page.goto('/program-application-fee?plan=basic&currency=NGN');
  const field = page.getByLabel('Payment reference');
  await expect(field).not.toHaveValue('');
  const reference = `FT/${(await field.inputValue()).slice(2)}`;
  await field.fill('');
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  await expect(page.getByText('Payment reference is missing.')).toBeVisible();
  await field.fill(reference);
  const chat = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(reference);
  await expect(page.getByText('We received your claim just now.')).toBeVisible();
  await page.goto('/approval-gate');
  await expect(page.getByText('We received your claim just now')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'We are looking for your payment' })).toBeVisible();
});

test('a double click on the answer to a question reaches nothing behind it', async ({ page }) => {
  await registerCreator(page, inventNewcomer('Folake'));
  await page.goto('/profile/your-data');
  await page.getByRole('button', { name: 'Ask for erasure' }).click();
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Ask for erasure' });
  const behind = page.getByRole('button', { name: 'Send me news and offers' });
  const [from, to] = [await behind.boundingBox(), await yes.boundingBox()];
  await page.evaluate((y) => document.body.style.setProperty('margin-top', `${y}px`), (to?.y ?? 0) - (from?.y ?? 0));
  await behind.evaluate(
    (button, x) => button.style.setProperty('margin-left', `${x}px`),
    (to?.x ?? 0) - (from?.x ?? 0),
  );
  await yes.dblclick();
  await expect(page.getByText('You asked on')).toBeVisible();
  await expect(behind).toBeVisible();
});

test('signing up counts once: five clicks, a lost answer, and another try', async ({ page }) => {
  await fillRegistration(page, inventNewcomer('Ngozi'));
  const statuses: number[] = [];
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch();
    statuses.push(answer.status());
    await (statuses.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }));
  });
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  await signUp.evaluate((button) => {
    for (let click = 0; click < 5; click++) (button as HTMLElement).click();
  });
  await expect(page.getByText('Please check your connection and try again.').first()).toBeVisible();
  await signUp.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(statuses).toEqual([201, 201]);
});
