import { expect } from '@playwright/test';
import { admin, fillSignUp, inventClientAddress, inventNewcomer, signIn } from './steps/accounts';
import { createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const change =
  /Standard plan runs until .+ it changes to Basic at once, until .+ What only Standard gives ends with that\./;

test('another plan than the one that runs: what changes is said to the member and to staff', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await signIn(page, creator, '/program-application-fee');
  await expect(page.getByText(/^Your Standard plan runs until .+ it goes on until/)).toBeVisible();
  await page.getByRole('radio', { name: /^Basic/ }).check();
  await expect(page.getByText(change)).toBeVisible();

  const reference = `T${crypto.randomUUID().slice(0, 8)}`;
  await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference });
  await page.goto('/profile');
  await expect(page.getByText('your plan changes to Basic here as soon as it is found.')).toBeVisible();

  await page.context().clearCookies();
  await signIn(page, admin, '/admin/payments?pageSize=100');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Changes their plan');
  await page.setViewportSize({ width: 1000, height: 800 }); // too narrow for the type column
  await row.click();
  await expect(page.getByRole('definition').filter({ hasText: 'Creator' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('dialog').getByText(change)).toBeVisible();
});

test('who signs out in another tab leaves nothing of their plan on the page of prices', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await signIn(page, creator, '/program-application-fee');
  const theirs = page.getByText(/^Your Standard plan|^Reference$/);
  await expect(theirs).toHaveCount(2);
  const other = await page.context().newPage();
  await other.goto('/program-application-fee');
  await other.getByRole('button', { name: /^My Account/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  await expect(theirs).toHaveCount(0);
});

test('a staff account without a membership is not asked for a payment', async ({ page }) => {
  await signIn(page, admin, '/program-application-fee');
  await expect(page.getByText('Staff accounts have no membership to pay for.')).toBeVisible();
  await expect(page.getByLabel('Payment reference')).toHaveCount(0);
});

test('which ways to us are not set is told to staff, and to nobody else', async ({ page, context }) => {
  await context.route('**/api/reference-data', (route) => route.fulfill({ json: { contact: {} } }));
  const missing = page.getByText(/: not configured$/);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  await expect(missing).toHaveCount(0);
  await signIn(page, admin, '/contact');
  const onEveryPage = ['Our social network: not configured', 'Chat with support: not configured'];
  const ofContact = ['Hours', 'Answer time', 'Contact Supervisor', 'Contact Supervisor', 'E-mail', 'Phone'].map(
    (it) => `${it}: not configured`,
  );
  await expect(missing).toHaveText(ofContact);
  await page.goto('/program-application-fee');
  await expect(missing).toHaveText(['Bank transfer', 'Pay with card'].map((it) => `${it}: not configured`));
  await page.goto('/');
  await expect(missing).toHaveText(onEveryPage);
});

test('a profile is printed without its buttons, and dark on light', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await signIn(page, creator);
  await page.addInitScript(() => localStorage.setItem('sankofa.theme', 'dark'));
  await page.goto('/profile');
  const controls = page.locator('main').locator('button, a').filter({ visible: true });
  await expect(page.getByRole('link', { name: 'Renew or change plan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell your story' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(controls).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your membership' })).toHaveCSS('color', 'rgb(27, 27, 24)');
});

test('a newcomer who chose a plan comes back to it from the sign-up', async ({ page }) => {
  await page.setExtraHTTPHeaders(inventClientAddress());
  await page.goto('/program-application-fee?plan=basic&currency=ZAR');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign In' }).click();
  for (const next of ['Sign Up', 'Sign In', 'Sign Up', 'For Business Owners', 'Change', 'For Creators Internship']) {
    await main.getByRole('link', { name: next }).click();
  }
  await fillSignUp(page, inventNewcomer('Thandi'));
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/program-application-fee\?plan=basic&currency=ZAR$/);
});

test('a long reference does not widen the page of a small phone', async ({ page, request }) => {
  const creator = await createCreator(request);
  const reference = 'R'.repeat(100);
  await creator.post('/api/me/program-fees', { plan: 'standard', currency: 'KES', reference });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, creator, '/program-application-fee');
  await expect(page.getByRole('list', { name: 'Payments you have told us about' })).toContainText(reference);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a reference is typed on past one that was claimed for another plan', async ({ page, request }) => {
  const creator = await createCreator(request);
  await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference: 'TRF 12' });
  await signIn(page, creator, '/program-application-fee?plan=standard&currency=NGN');
  await expect(page.getByText('Being checked')).toBeVisible();
  const reference = page.getByLabel('Payment reference');
  await expect(reference).toHaveValue(/^SK/);
  await reference.fill('');
  await reference.pressSequentially('TRF 123');
  await expect(reference).toHaveValue('TRF 123');
});
