import { expect, type Page } from '@playwright/test';
import { admin, inventNewcomer, type Newcomer, registerCreator, signIn } from './steps/accounts';
import { test } from './steps/test';

// With motion, as most people have it: everyone walks this path.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a creator submits day 1, an admin approves it, and the points arrive without a reload', async ({ browser }) => {
  const creator = inventNewcomer('Ada');
  const creatorPage = await (await browser.newContext()).newPage();
  const adminPage = await (await browser.newContext()).newPage();

  await registerCreator(creatorPage, creator);
  await signIn(adminPage, admin);
  await upgradeToPro(adminPage, creator);

  await submitDayOne(creatorPage);
  await openAppraisal(adminPage, creator);
  await creatorPage.evaluate(() => Object.assign(window, { wasNeverReloaded: true }));

  await adminPage.getByLabel('Points, 0 to 15').fill('12');
  await adminPage.getByRole('button', { name: 'Approve', exact: true }).click();
  await adminPage.getByText('Appraisal Approved').waitFor();

  await expect(creatorPage.getByText('12 points earned')).toBeVisible();
  await expect(creatorPage.getByRole('heading', { name: 'Day 2' })).toBeVisible();
  expect(await creatorPage.evaluate(() => 'wasNeverReloaded' in window)).toBe(true);
});

async function upgradeToPro(page: Page, { firstName, lastName, email }: Newcomer) {
  await page.goto('/admin/profiles');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: `Actions for ${firstName} ${lastName}` }).click();
  await page.getByRole('menuitem', { name: /Upgrade/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function submitDayOne(page: Page) {
  await page.goto('/appraisals');
  await page.getByLabel(/learn/i).fill('I learnt to write a headline that makes one promise and keeps it.');
  await page.getByLabel(/link/i).fill('https://example.com/my-first-post');
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('0 of 7 days approved')).toBeVisible();
}

async function openAppraisal(page: Page, { firstName, lastName }: Newcomer) {
  await page.goto('/admin/appraisals?pageSize=100&page=1');
  await page.getByText(`${firstName} ${lastName}`).click();
}
