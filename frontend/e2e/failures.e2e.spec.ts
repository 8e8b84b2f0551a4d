import { expect, type Page } from '@playwright/test';
import { demo, fillRegistration, inventNewcomer, signIn } from './steps/accounts';
import { createBusiness, createCreator, signInAdmin, upgradeMember, verifyBusiness } from './steps/server';
import { test } from './steps/test';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

async function expectToHear(page: Page, words: string | RegExp): Promise<void> {
  await expect(failure(page).filter({ hasText: words })).toBeVisible();
}

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('pro@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
}

test('whose network goes once a form is there hears of it: a visitor', async ({ page, context }) => {
  await page.goto('/login');
  await fillSignIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToHear(page, 'Network error');

  await context.setOffline(false);
  await fillRegistration(page, inventNewcomer('Ada'));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expectToHear(page, 'Network error');

  await context.setOffline(false);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('pro@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectToHear(page, 'Network error');

  await context.setOffline(false);
  await page.route('**/api/auth/password/reset/check', (route) => route.fulfill({ status: 204 }));
  await page.goto('/reset-password?token=of-a-mail');
  await page.getByLabel('New password').fill('a sentence to remember');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expectToHear(page, 'Network error');
});

test('whose network loses a part of the application hears of it, and can try again', async ({ page }) => {
  await page.route('**/assets/every-page-*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expectToHear(page, 'Some of this page did not load.');
  await page.unroute('**/assets/every-page-*.js');
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(failure(page)).toHaveCount(0);
});

test('whose network goes once a form is there hears what is missing', async ({ page, context }) => {
  for (const [path, action] of [
    ['/login', 'Sign In'],
    ['/register?type=business', 'Sign Up'],
    ['/forgot-password', 'Send the link'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: action })).toBeEnabled();
    await context.setOffline(true);
    await page.getByRole('button', { name: action }).click();
    await expectToHear(page, 'Please fill in: ');
    await context.setOffline(false);
  }
});

test('whose network goes once a form is there hears of it: a creator', async ({ page, context, request }) => {
  const creator = await createCreator(request);
  await upgradeMember(creator, await signInAdmin(request));
  await signIn(page, creator, '/profile/edit');
  await page.getByLabel('First name').fill('Adaeze');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToHear(page, 'Network error');
  await page.getByRole('button', { name: /^My Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign out now?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await context.setOffline(false);
  await page.goto('/profile/second-factor');
  await page.getByRole('main').waitFor();
  await page.getByLabel('Your password').fill(creator.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToHear(page, 'Network error');

  await context.setOffline(false);
  await page.goto('/appraisals');
  await page.getByRole('button', { name: 'Submit day 1' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await expectToHear(page, 'Please fill in: Learnings, Assignment link');
  await page.getByLabel('Learnings').fill('A headline makes one promise.');
  await page.getByLabel('Assignment link').fill('Look! https://network.example/post/7');
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Waiting to send')).toBeVisible();
});

test('whose network goes once a form is there hears of it: a business', async ({ page, context }) => {
  await signIn(page, demo.business);
  for (const [path, label] of [
    ['/hire-interns', /^Skills/],
    ['/growth-tools', /^Tool/],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(label).fill('A shop sign');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expectToHear(page, 'Network error');
    await context.setOffline(false);
  }
});

test('whose network goes once a form is there hears of it: a business and its papers', async ({
  page,
  context,
  request,
}) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await signIn(page, business, '/kyc');
  for (const [label, value] of [
    ['Legal business name', 'Adunni Foods'],
    ['Business address', '4 Market Road, Ibadan'],
    ['Contact phone', '0803 123 4567'],
    ['WhatsApp number', '0803 123 4568'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expectToHear(page, 'Network error');
  await expect(page.getByLabel('Legal business name')).toHaveValue('Adunni Foods');

  await context.setOffline(false);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await page.goto('/loan');
  await page.getByLabel('Purpose').fill('A second oven.');
  await page.getByRole('radio').first().check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectToHear(page, 'Network error');
  await expect(page.getByLabel('Purpose')).toHaveValue('A second oven.');
});

test('what could not be asked for is not called closed', async ({ page }) => {
  await page.route('**/api/features', (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL' } }));
  await signIn(page, { email: 'graduate@example.com', password: 'sankofa-demo' });
  for (const path of ['/work', '/profile/portfolio']) {
    await page.goto(path);
    await expectToHear(page, 'We could not load this page.');
    await expect(page.getByText('not open at the moment')).toBeHidden();
  }
  await page.unroute('**/api/features');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(failure(page)).toBeHidden();
});

test('whose network goes once a question is asked hears of it: staff', async ({ page, context, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await creator.post('/api/me/appraisals', {
    learnings: 'A headline makes one promise.',
    assignmentUrl: 'https://network.example/post/7',
  });
  // Another journey may still hold the oldest item, so the newest comes first.
  await signIn(page, demo.reviewer, '/admin/appraisals?sort=newest');
  // The list below the queue may load first, and its rows do not open.
  await page.locator('.queue tr[data-row-key]').first().click();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('The link leads nowhere.');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: /Reject/ }).click();
  await expectToHear(page, 'Network error');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reject', exact: true }).first().click();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('The link leads nowhere.');
});

test('a loan can be asked for while earlier requests cannot be read', async ({ page }) => {
  await signIn(page, demo.business);
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/me/loans*', async (route) => {
    asked += 1;
    if (asked > 1) await never;
    await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }).catch(() => undefined);
  });
  await page.goto('/loan');
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible();
  end();
});

test('a hire request that is none of the own ones is said to be so, without a retry in vain', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  for (const requestId of [crypto.randomUUID(), 'mistyped']) {
    await signIn(page, business, `/hire-interns/${requestId}`);
    await expect(page.getByText('None of your requests is at this address.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
});
