import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { fillQueue } from './steps/appraisals';
import { readLocalStorage } from './steps/network';
import { createBusiness, createCreator, signInAdmin, upgradeMember, verifyBusiness } from './steps/server';
import { test } from './steps/test';

const forms = [
  ['/growth-tools', 'Tool'],
  ['/program-application-fee', 'Payment reference'],
  ['/loan', 'Purpose'],
] as const;

test('what was typed is there again after a reload, and after a session that ended', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await upgradeMember(business, staff);
  await verifyBusiness(business, staff);
  await signIn(page, business);
  for (const [path, name] of forms) {
    await page.goto(path);
    await fieldOf(page, name).fill('Typed once');
    await page.reload();
    await expect(fieldOf(page, name)).toHaveValue('Typed once');
  }

  await page.context().clearCookies();
  await signIn(page, business);
  for (const [path, name] of forms) {
    await page.goto(path);
    await expect(fieldOf(page, name)).toHaveValue('Typed once');
  }
});

test('whose session ends with what they send hears that it did, and that what they typed is kept', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await upgradeMember(business, staff);
  await verifyBusiness(business, staff);
  await signIn(page, business, '/loan');
  await page.getByRole('radio', { name: '₦250,000', exact: true }).check();
  await fieldOf(page, 'Purpose').fill('Typed once');
  await expect.poll(() => readLocalStorage(page)).toContain('Typed once');
  await page.context().clearCookies();
  await page.route('**/api/me/loans', (route) => route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN' } }));
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.waitForTimeout(500); // any other toast would appear within this time
  await expect(page.getByText('What you typed is kept on this device.')).toBeVisible();

  await page.unroute('**/api/me/loans');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(business.email);
  await page.getByLabel('Password', { exact: true }).fill(business.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/loan$/);
  await expect(fieldOf(page, 'Purpose')).toHaveValue('Typed once');
  await expect(page.getByRole('radio', { name: '₦250,000', exact: true })).toBeChecked();
});

test('what staff wrote for a decision is there again after a session that ended, and gone once it is decided', async ({
  page,
  request,
}) => {
  await fillQueue(request, await signInAdmin(request), 1);
  await signIn(page, admin, '/admin/appraisals');
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('j');
  const item = (await page.locator('section.review').getAttribute('data-item')) ?? '';
  await page.keyboard.press('7');
  await fieldOf(page, 'Comment (optional, the member sees it)').fill('Typed once');
  await expect.poll(() => readLocalStorage(page)).toContain('Typed once');
  await page.context().clearCookies();
  await signIn(page, admin, '/admin/appraisals');
  await page.locator(`tr[data-row-key="${item}"]`).getByRole('button', { name: 'Expand row' }).click();
  await expect(fieldOf(page, 'Comment (optional, the member sees it)')).toHaveValue('Typed once');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Appraisal approved')).toBeVisible();
  await expect.poll(() => readLocalStorage(page)).not.toContain('Typed once');
});

const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name });

test('what staff wrote into a dialog is there again after a session that ended, and gone once it is sent', async ({
  page,
  request,
}) => {
  const member = await createCreator(request);
  const asked = { kind: 'objection', channel: 'letter', receivedOn: new Date().toISOString().slice(0, 10) };
  await (await signInAdmin(request)).post(`/api/audit/members/${member.id}/privacy-requests`, asked);
  const ban = `/admin/members/${member.id}?act=ban`;
  const requests = '/admin/personal-data?pageSize=100';
  const answer = async () => {
    await page
      .getByRole('row', { name: member.email })
      .getByRole('button', { name: /^Answer/ })
      .click();
    return fieldOf(page, 'What was done');
  };
  const reason = fieldOf(page, 'Reason (optional, the member sees it)');

  await signIn(page, admin, ban);
  await reason.fill('Sold accounts');
  await page.goto(requests);
  await (await answer()).fill('We stopped the letters');
  await expect.poll(() => readLocalStorage(page)).toContain('We stopped the letters');
  await page.context().clearCookies();
  await signIn(page, admin, requests);
  await expect(await answer()).toHaveValue('We stopped the letters');
  await page.getByRole('button', { name: 'Record the answer' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(ban);
  await expect(reason).toHaveValue('Sold accounts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readLocalStorage(page)).not.toMatch(/Sold accounts|We stopped the letters/);
});

test('the reason of an export and the address of a webhook are there again after a session that ended', async ({
  page,
  request,
}) => {
  await fillQueue(request, await signInAdmin(request), 1);
  await signIn(page, admin, '/admin/settings');
  const address = fieldOf(page, 'Address, beginning with https://');
  const add = page.getByRole('button', { name: 'Add a webhook' });
  await add.click();
  await address.fill('https://shop.example/hook');
  await expect.poll(() => readLocalStorage(page)).toContain('shop.example');

  await page.goto('/admin/appraisals');
  const csv = page.getByRole('button', { name: 'CSV', exact: true });
  const why = fieldOf(page, 'Why? It is kept in Who Looked, with your name.');
  await csv.click();
  await why.fill('Case 17');
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/api/admin/queue-exports/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.unrouteAll({ behavior: 'wait' });

  await signIn(page, admin, '/admin/appraisals');
  await csv.click();
  await expect(why).toHaveValue('Case 17');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => readLocalStorage(page)).not.toContain('Case 17');

  await page.goto('/admin/settings');
  await add.click();
  await expect(address).toHaveValue('https://shop.example/hook');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readLocalStorage(page)).not.toContain('shop.example');
});
