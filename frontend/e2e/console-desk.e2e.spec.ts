import { expect, type Page } from '@playwright/test';
import { admin, demo, signIn } from './steps/accounts';
import { fillQueue, readQueueIds } from './steps/appraisals';
import { expectAccessibleInBothThemes } from './steps/axe';
import { startCounting } from './steps/counting';
import { holdRequests } from './steps/network';
import { createBusiness, createCreator, signInAdmin, submitKyc, upgradeMember, verifyBusiness } from './steps/server';
import { test } from './steps/test';

const open = (page: Page) => page.locator('section.review');

test('who decided what, and what I decided this week, is seen in the queue, and kept as a view', async ({
  page,
  request,
}) => {
  const business = await createBusiness(request);
  await submitKyc(business, 'Mine This Week Ltd');
  const { firstName, lastName } = await business.get<{ firstName: string; lastName: string }>('/api/me');
  await signIn(page, demo.reviewer, '/admin/kyc?pageSize=100');
  await page.getByText('Mine This Week Ltd').filter({ visible: true }).first().click();
  await page.keyboard.press('r');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Reason/ })
    .fill('The address is missing.');
  await page.getByRole('dialog').getByRole('button', { name: 'Fail', exact: true }).click();
  await expect(page.getByText('KYC Failed')).toBeVisible();
  const counting = startCounting();
  await counting.tap(page.getByTitle('Decided'));
  await counting.tap(page.getByText('By me', { exact: true }));
  await counting.tap(page.getByText(/^This week, from/));
  await expect(page).toHaveURL(/state=decided&by=me&when=week/);
  await expect(page.getByRole('row').nth(1)).toContainText(`${firstName} ${lastName}`);
  await expect(page.getByRole('row').nth(1)).toContainText('The address is missing.');
  await expect(page.getByRole('heading', { name: 'Decided KYC Verifications' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Decision', 'What the member was told', 'When']);
  expect(counting.stop('see all decided by me this week')).toBe(3);
  await expectAccessibleInBothThemes(page);

  const name = `Mine ${crypto.randomUUID().slice(0, 6)}`;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, admin, '/admin/kyc');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toHaveURL(/state=decided/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/kyc?state=decided');
  await page.getByRole('row').nth(1).getByRole('link', { name: 'Its event' }).click();
  await expect(page).toHaveURL(/history\?position=/);
});

test('a colleague who decides first is named where I type, and what I wrote stays', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  await fillQueue(request, staff, 2);
  const [first = ''] = await readQueueIds(staff);
  await signIn(page, demo.reviewer, '/admin/appraisals');
  const counting = startCounting();
  await counting.tap(page.getByRole('button', { name: 'Expand row' }).first());
  await expect(open(page)).toHaveAttribute('data-item', first);
  await open(page)
    .getByRole('textbox', { name: /^Comment/ })
    .fill('Your headline promises one thing.');
  await staff.post(`/api/admin/appraisals/${first}/approve`, { points: 6 });
  const gone = page.getByRole('region', { name: /gone$/ });
  await expect(gone).toContainText(/approved day \d .*with 6 points/);
  await expect(gone).toContainText('Your headline promises one thing.');
  await counting.tap(gone.getByRole('button', { name: 'Next' }));
  await expect(open(page)).not.toHaveAttribute('data-item', first);
  expect(counting.stop('a colleague decides first')).toBe(2);
  const second = await open(page).getAttribute('data-item');
  await staff.post(`/api/admin/appraisals/${second}/approve`, { points: 6 });
  await expect(gone).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('what a colleague has open is passed by, and taken over on purpose only', async ({ page, browser, request }) => {
  await fillQueue(request, await signInAdmin(request), 4);
  const other = await (await browser.newContext()).newPage();
  await signIn(page, admin);
  await signIn(other, demo.reviewer);
  for (const desk of [page, other]) await desk.goto('/admin/appraisals');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(open(page)).toBeVisible();
  const item = await open(page).getAttribute('data-item');
  const row = other.locator(`tr[data-row-key="${item}"]`);
  await expect(row).toContainText('has it open');
  await other.keyboard.press('j');
  await expect(open(other)).toBeVisible();
  await expect(open(other)).not.toHaveAttribute('data-item', item ?? '');
  await row.getByRole('button', { name: 'Expand row' }).click();
  await expect(open(other)).toContainText('has this open');
  await expectAccessibleInBothThemes(other);
  await other.keyboard.press('5');
  await other.keyboard.press('a');
  await expect(open(other)).toContainText('has this open');
  await other.keyboard.press('t');
  await expect(open(other).getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expect(open(page)).toContainText('has this open');

  await other.keyboard.press('r');
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('It names no price.');
  await open(page).getByRole('button', { name: 'Take it over' }).click();
  await expect(dialog.getByText('took this over meanwhile')).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('It names no price.');
});

for (const [way, leave] of [
  ['close the page', (page: Page) => page.close({ runBeforeUnload: true })],
  ['go elsewhere', (page: Page) => page.goto('about:blank')],
  ['sign out', (page: Page) => page.getByRole('button', { name: 'Logout' }).click()],
] as const) {
  test(`what a colleague had open is free at once where they ${way}`, async ({ page, browser, request }) => {
    await fillQueue(request, await signInAdmin(request), 2);
    const other = await (await browser.newContext()).newPage();
    await signIn(page, admin, '/admin/appraisals');
    await signIn(other, demo.reviewer, '/admin/appraisals');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('j');
    const item = await open(page).getAttribute('data-item');
    const row = other.locator(`tr[data-row-key="${item}"]`);
    await expect(row).toContainText('has it open');
    await leave(page);
    await expect(row).not.toContainText('has it open', { timeout: 5_000 });
  });
}

test('a decision in the row is shown at once, and taken back where it is refused', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  for (const department of ['Marketing', 'Fashion']) await business.post('/api/me/hire-requests', { department });
  await signIn(page, admin, '/admin/hire-requests?pageSize=100');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.nth(1)).toBeVisible();
  const id = await rows.first().getAttribute('data-row-key');
  const row = page.locator(`tr[data-row-key="${id}"]`);
  await page.route('**/api/admin/hire-requests/*/status', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  );
  await row.getByRole('button', { name: /^Approve: / }).click();
  await expect(page.getByText('Error updating status')).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute('**/api/admin/hire-requests/*/status');
  const release = await holdRequests(page, '**/api/admin/hire-requests/*/status');
  await row.getByRole('button', { name: /^Approve: / }).click();
  await expect(row).toHaveCount(0);
  release();
  await expect(page.getByText('Request approved', { exact: true })).toBeVisible();
});

test('a ban is taken back for a while, as the opposite act', async ({ page, request }) => {
  const creator = await createCreator(request);
  const staff = await signInAdmin(request);
  await signIn(page, admin, `/admin/members/${creator.id}?act=ban`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('User Banned')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  const { items } = await staff.get<{ items: { type: string }[] }>(
    `/api/audit/events?subject=${creator.id}&type=MemberBanned,MemberReactivated`,
  );
  expect(items.map(({ type }) => type)).toEqual(['MemberReactivated', 'MemberBanned']);
});

test('ten rows of each queue fit a small desk, with what can be done beside them', async ({ page, request }) => {
  await fillQueue(request, await signInAdmin(request), 10);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, admin, '/admin/appraisals');
  await expect(page.locator('tr[data-row-key]').nth(9)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Reject: / }).first()).toBeVisible();
  for (const name of ['Name', 'Day', 'Achievements', 'Assignment summary', 'Waiting']) {
    await expect(page.getByRole('columnheader', { name }).first()).toBeVisible();
  }
  await page.keyboard.press('j');
  const panel = page.locator('.queue__panel');
  await expect(panel.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 });
});
