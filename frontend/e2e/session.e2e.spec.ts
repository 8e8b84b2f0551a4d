import { expect, type Locator, type Page } from '@playwright/test';
import { demo, inventClientAddress, inventNewcomer, registerCreator, signIn, submitSignIn } from './steps/accounts';
import { readLocalStorage } from './steps/network';
import { signInAdmin } from './steps/server';
import { test } from './steps/test';

test('sign-up works by keyboard alone, and keeps what was typed but the password', async ({ page }) => {
  const { firstName, lastName, email } = inventNewcomer('Zola');
  await page.setExtraHTTPHeaders(inventClientAddress());
  await page.goto('/register');
  await followLink(page, 'For Creators Internship');
  await typeInto(page, 'First name', firstName);
  await typeInto(page, 'Last name', lastName);
  await typeInto(page, 'Email', email);
  await expect.poll(() => readLocalStorage(page)).toContain(email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await typeInto(page, 'Password', 'a sentence to remember', { exact: true });
  await typeInto(page, 'Country', 'South');
  await typeInto(page, 'Province', 'Gau');
  await tabTo(page, page.getByRole('button', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill in: Phone, Gender, Department')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.type('082 123 4567');
  await typeInto(page, 'Gender', 'Fem');
  await typeInto(page, 'Department', 'Mark');
  expect(await readLocalStorage(page)).not.toContain('a sentence to remember');
  await tabTo(page, page.getByRole('button', { name: 'Sign Up' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('three tabs whose token runs out ask for one new one', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  let refreshes = 0;
  let isTokenShort = true;
  await context.route('**/api/auth/refresh', async (route) => {
    refreshes += 1;
    const answer = await route.fetch();
    const session = (await answer.json()) as object;
    const shortToken = { expiresIn: 95 };
    await route.fulfill({ response: answer, json: { ...session, ...(isTokenShort && shortToken) } });
  });
  for (const [index, tab] of tabs.entries()) {
    if (index === 0) await signIn(tab, demo.creator);
    else await tab.goto('/dashboard');
    await expect(tab.getByText('Welcome back, ').first()).toBeVisible();
  }

  refreshes = 0;
  isTokenShort = false;
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  await Promise.all(tabs.map((tab) => tab.evaluate(comeBack)));
  await expect.poll(() => refreshes).toBe(1);
  for (const tab of tabs) {
    await tab.evaluate(comeBack);
    await tab.getByRole('link', { name: "Creator's Profile" }).click();
    await expect(tab.getByRole('heading', { name: 'Contact information' })).toBeVisible();
  }
  expect(refreshes).toBe(1);
});

test('signing out in one tab ends all of them, and leaves no draft behind', async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await registerCreator(one, inventNewcomer('Thabo'));
  await other.goto('/profile/edit');
  await other.getByLabel('Motivation').fill('I want to be heard');
  await expect.poll(() => readLocalStorage(other)).toContain('I want to be heard');
  await one.getByRole('button', { name: /My Account/ }).click();
  await one.getByRole('button', { name: 'Logout' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(one).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  expect(await readLocalStorage(other)).not.toContain('I want to be heard');
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a ban is felt at once, in every open tab', async ({ context, request }) => {
  const staff = await signInAdmin(request);
  const tabs = [await context.newPage(), await context.newPage()];
  const [first, second] = tabs;
  if (!first || !second) throw new Error('There is no tab.');
  const someone = inventNewcomer('Sipho');
  await registerCreator(first, someone);
  await second.goto('/profile');
  await expect(second.getByRole('heading', { name: 'Contact information' })).toBeVisible();
  const { items } = await staff.get<{ items: { userId: string }[] }>(`/api/admin/members?q=${someone.email}`);
  await staff.post(`/api/admin/members/${items[0]?.userId}/ban`, { reason: 'Copied the work of others.' });
  for (const tab of tabs) {
    await expect(tab.getByRole('heading', { name: 'Account Suspended' })).toBeVisible();
    await expect(tab).toHaveTitle('Account Suspended · Sankofa');
    await expect(tab.getByRole('main')).toBeFocused();
    await expect(tab.getByText('Copied the work of others.')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  }
  const [, reference = ''] = /Appeal reference: (\w{8})/.exec(await first.getByRole('main').innerText()) ?? [];
  await expect(first.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', new RegExp(reference));
  const bannedMembers = await staff.get(`/api/admin/members?status=banned&q=${reference}`);
  expect(bannedMembers).toMatchObject({ total: 1, items: [{ userId: items[0]?.userId }] });
});

test('a wrong password is refused in words, and the address stays', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fill in: Email, Password')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Sign in Failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('the dashboard opens, and again after a reload, in a browser that keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  await page.goto('/login');
  await submitSignIn(page, demo.business);
  await expect(page.getByText('3 of 3 completed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 of 3 completed')).toBeVisible();
});

async function followLink(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, label: string, text: string, options = {}): Promise<void> {
  await tabTo(page, page.getByLabel(label, options));
  await page.keyboard.type(text);
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let i = 0; i < 40 && !(await control.evaluate((element) => element === document.activeElement)); i += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a sign-out ends on the sign-in page in every tab, with all of its files', async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    const lost: string[] = [];
    await signIn(one, demo.creator);
    await one.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    for (const tab of [one, other]) {
      await tab.goto('/points'); // a page that is served by the worker
      await expect(tab.getByRole('heading', { name: 'Your points' })).toBeVisible();
      tab.on('requestfailed', (request) => lost.push(request.url()));
    }
    await one.getByRole('button', { name: /My Account/ }).click();
    await one.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [one, other]) await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(lost.filter((url) => url.includes('/assets/'))).toEqual([]);
  });
});
