import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { fillQueue } from './steps/appraisals';
import { holdRequests } from './steps/network';
import { createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test('the focus returns to what opened a drawer or a dialog', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await signIn(page, admin, `/admin/profiles?q=${creator.email}`);

  const name = page.getByRole('row', { name: creator.email }).getByRole('button').first();
  await name.press('Enter');
  const drawer = page.getByRole('dialog').first();
  await expect(drawer).toContainText('Standard plan until');
  const points = drawer.getByRole('button', { name: 'Adjust points' });
  await points.press('Enter');
  await expect(page.getByLabel('Add or take away')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(points).toBeFocused();
  const roles = drawer.getByRole('button', { name: 'Roles' });
  await roles.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Roles of' }).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(roles).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(name).toBeFocused();

  const actions = page.getByRole('button', { name: /^Actions for/ });
  await actions.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await actions.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Correct account' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('E-mail').press('Enter'); // nothing has changed
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();
});

test('once a row is decided and gone, the focus is on the page', async ({ page }) => {
  await signIn(page, admin, '/admin/growth-tools');
  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await row.nth(1).click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a reason stays with its row where the question is closed too soon', async ({ page, request }) => {
  await openQueue(page, request, 2);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' });
  await reason.fill('The link leads nowhere');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panelOf(page).getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await page.keyboard.press('r');
  await expect(reason).toHaveValue('The link leads nowhere');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(reason).toHaveValue('');
});

test('the keys go on after a click on which ones are shown', async ({ page }) => {
  await signIn(page, admin, '/admin/orders');
  await page.getByText('Completed', { exact: true }).first().click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(page.getByRole('row').nth(1)).toContainText('Completed');
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: /,/ })).toBeFocused();
});

const panelOf = (page: Page) => page.getByRole('region', { name: /, day \d$/ });

/** Opens the queue once it has so many appraisals. */
async function openQueue(page: Page, request: APIRequestContext, waiting: number): Promise<void> {
  await fillQueue(request, await signInAdmin(request), waiting);
  await signIn(page, admin, '/admin/appraisals');
  await expect(page.getByRole('row').nth(waiting)).toBeVisible();
}

/** Moves to the next or the previous row and expects it to have the focus. */
async function turnRow(page: Page, key: 'j' | 'k'): Promise<void> {
  const panel = panelOf(page);
  const labelBefore = (await panel.count()) > 0 ? await panel.getAttribute('aria-label') : null;
  await page.keyboard.press(key);
  await expect(panel).not.toHaveAttribute('aria-label', labelBefore ?? '');
  await expect(panel).toBeFocused();
}

test('the focus goes with the keys, back too, and to the page once nothing is open', async ({ page, request }) => {
  await openQueue(page, request, 3);
  for (const key of ['j', 'j', 'k', 'j'] as const) await turnRow(page, key);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a decision that is answered late takes nobody away from the row they turned to', async ({ page, request }) => {
  await openQueue(page, request, 4);
  const release = await holdRequests(page, '**/api/admin/appraisals/*/approve');
  await turnRow(page, 'j');
  await page.keyboard.press('5');
  await page.keyboard.press('a');
  await turnRow(page, 'j');
  await turnRow(page, 'j');
  await page.keyboard.press('9');
  release();
  await expect(page.getByText('Appraisal approved')).toBeVisible();
  await expect(page.getByLabel(/^Points, /)).toHaveValue('9');
});

test('a decision that is answered late takes the focus from no question that was opened meanwhile', async ({
  page,
  request,
}) => {
  await openQueue(page, request, 3);
  const release = await holdRequests(page, '**/api/admin/appraisals/*/approve');
  await turnRow(page, 'j');
  await page.keyboard.press('5');
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  const reason = page.getByRole('dialog').getByRole('textbox');
  await expect(reason).toBeFocused();
  const labelBefore = await panelOf(page).getAttribute('aria-label');
  release();
  await expect(page.getByText('Appraisal approved')).toBeVisible();
  await expect(panelOf(page)).toHaveAttribute('aria-label', labelBefore ?? '');
  await expect(reason).toBeFocused();
});
