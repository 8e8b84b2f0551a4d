import { expect, type Locator, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { openDialog } from './steps/console';
import { holdRequests } from './steps/network';
import {
  createBusiness,
  createCreator,
  deliverStrayCharge,
  signInAdmin,
  submitKyc,
  upgradeMember,
  verifyBusiness,
} from './steps/server';
import { test } from './steps/test';

// With motion: a quick user may hit what still moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records every command and the status of its answer. */
function recordCommands(page: Page): { path: string; status: number }[] {
  const commands: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== 'POST' || !pathname.startsWith('/api/admin')) return;
    commands.push({ path: pathname, status: response.status() });
  });
  return commands;
}

/** A slow double click: the effect of the first click is visible before the second. */
async function doubleClick(page: Page, target: Locator, waitUntilDone: () => Promise<void>): Promise<void> {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await waitUntilDone();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('a double click does it once: points, an upgrade, a rejection, a list', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await signIn(page, admin);
  const commands = recordCommands(page);

  await openDialog(page, creator.email, 'Adjust points');
  await page.getByLabel('Add or take away').fill('7');
  await page.getByRole('button', { name: 'Update points' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openDialog(page, creator.email, 'Upgrade to Pro');
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade to Pro' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await creator.get('/api/me')).toMatchObject({ points: 7, profileStatus: 'pro' });
  const { items } = await staff.get<{ items: object[] }>(`/api/audit/events?subject=${creator.id}&type=PointsAdjusted`);
  expect(items).toHaveLength(1);

  const business = await createBusiness(request);
  await submitKyc(business, 'Double & Sons');
  await page.goto('/admin/kyc?pageSize=100');
  await page.getByText('Double & Sons').filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Fail', exact: true }).dblclick();
  await page.getByRole('dialog').getByRole('button', { name: 'Fail', exact: true }).dblclick();
  await expect(page.getByText('KYC Failed')).toBeVisible();
  expect(commands.filter(({ path }) => path.endsWith('/fail'))).toHaveLength(1);

  await page.goto('/admin/generate');
  await page.getByRole('button', { name: 'Generate List' }).dblclick();
  await expect(page.getByText('Data Generated!')).toBeVisible();
  expect(commands.filter(({ path }) => path.endsWith('/contact-lists'))).toHaveLength(1);
});

test('a double click on a decision that asks nothing decides on one row, and only once', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  for (const department of ['Marketing', 'Fashion']) await business.post('/api/me/hire-requests', { department });
  await signIn(page, admin);
  const commands = recordCommands(page);
  await page.goto('/admin/hire-requests');
  await page.locator('tr[data-row-key]').first().click();
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await doubleClick(page, approve, async () => {
    await expect(page.getByText('Request approved', { exact: true })).toBeVisible();
    await expect(approve).toBeEnabled();
  });
  await expect(page.locator('.ant-btn-loading')).toHaveCount(0); // the request is answered
  expect(commands).toHaveLength(1);
});

test('a list that is being made keeps its filters until it is there', async ({ page }) => {
  await signIn(page, admin, '/admin/generate');
  const release = await holdRequests(page, '**/api/admin/contact-lists');
  await page.getByRole('button', { name: 'Generate List' }).click();
  for (const name of ['Data type', 'User type', 'Gender', 'Country', 'State or province']) {
    await expect(page.getByRole('combobox', { name })).toBeDisabled();
  }
  await expect(page.getByRole('radio', { name: 'Marketing' })).toBeDisabled();
  release();
  await expect(page.getByText('Data Generated!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Contacts, one a line' })).toHaveValue(/@/);
  await expect(page.getByRole('combobox', { name: 'Data type' })).toBeEnabled();
});

test('Back in the middle of a decision leaves it undone, and the list as it was', async ({ page, request }) => {
  const business = await createBusiness(request);
  await submitKyc(business, 'Halfway Traders');
  await signIn(page, admin);
  const commands = recordCommands(page);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'KYC' }).click();
  await page.getByText('Pending KYC Verifications').waitFor();
  await page.goto('/admin/kyc?pageSize=100');
  await page.getByText('Halfway Traders').filter({ visible: true }).first().click();
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByRole('textbox').first().fill('Half a rea');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByText('Halfway Traders').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(commands).toEqual([]);
});

test('a decision on a row that is long gone says so, and takes the row away', async ({ browser, request }) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await submitKyc(business, 'Stale Bread Ltd');
  const page = await (await browser.newContext()).newPage();
  await signIn(page, admin, '/admin/kyc?pageSize=100');
  const row = page.getByText('Stale Bread Ltd').filter({ visible: true }).first();
  await row.click();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.context().setOffline(true);
  await staff.post(`/api/admin/kyc/${business.id}/fail`, { reason: 'A colleague was first.' });
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
  await expect(page.getByText('Already decided')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Stale Bread Ltd' })).toHaveCount(0);
});

test('a session that ended in another tab shows nothing of the list any more', async ({ browser }) => {
  const context = await browser.newContext();
  const [desk, other] = [await context.newPage(), await context.newPage()];
  await signIn(desk, admin);
  await desk.goto('/admin/orders?status=pending');
  await other.goto('/admin/profiles');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(desk).toHaveURL(/\/login$/);
  await desk.goBack();
  await expect(desk.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(desk.getByText('Order Management')).toHaveCount(0);
});

test('names of any length and kind break no dialog and no drawer', async ({ page, request }) => {
  const names = { firstName: 'W'.repeat(80), lastName: '<img src=x> =1+1 مريم' };
  const { email } = await createCreator(request, names);
  await signIn(page, admin);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/profiles?q=${email}`);
    await page.getByRole('button', { name: /^W/ }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('registered as Creator')).toBeVisible();
    await expectNothingWider(page);
    for (const action of [
      'Upgrade to Pro',
      'Adjust points',
      'Correct account',
      'Roles',
      'Sign out everywhere',
      'Ban',
    ]) {
      await drawer.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog').last();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await expectNothingWider(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    }
  }
});

test('without a network, a ban says so, and what was typed stays', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, creator.email, 'Ban');
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await reason.fill('Sold the work of others');
  await page.context().setOffline(true);
  await expect(page.getByText('Nothing can be loaded or decided until the connection is back.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('Network error')).toBeVisible({ timeout: 15_000 });
  await expect(reason).toHaveValue('Sold the work of others');
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('User Banned')).toBeVisible();
});

test('many decisions at once: an answer that was lost is not told as nothing done', async ({ page, request }) => {
  const names = ['Heard', 'Unheard'].map((name) => `${name} Traders ${crypto.randomUUID().slice(0, 8)}`);
  for (const name of names) await submitKyc(await createBusiness(request), name);
  await signIn(page, admin, '/admin/kyc?pageSize=100');
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`, ${name}$`) }).check();
  const lostUrls = new Set<string>();
  await page.route('**/api/admin/kyc/*/fail', async (route) => {
    if (lostUrls.size === 0) lostUrls.add(route.request().url());
    const answer = await route.fetch();
    await (lostUrls.has(route.request().url()) ? route.abort() : route.fulfill({ response: answer }));
  });
  await page.getByRole('button', { name: 'Fail all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fail', exact: true }).click();
  const results = page.getByRole('dialog', { name: 'Fail: 1 of 2 done' });
  await expect(results).toContainText('Not known');
  await expect(results).not.toContainText('Not done');
});

test('a card payment that fits no claim goes once staff say what they did', async ({ page, request }) => {
  const reference = await deliverStrayCharge(request);
  await signIn(page, admin, '/admin/payments');
  await page.getByRole('button', { name: `Handled: ${reference}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Take it off the list' })).toBeDisabled();
  await dialog.getByText('Paid it back at the gateway').click();
  await dialog.getByRole('button', { name: 'Take it off the list' }).dblclick();
  await expect(page.getByText('Payment handled')).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);
});

test('who knows where a dialog has its button hits it while the dialog still appears', async ({ page, request }) => {
  const { email } = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, email, 'Roles');
  const role = page.getByRole('dialog').getByText('Reviewer');
  await role.click({ trial: true }); // waits until the dialog stands still
  const { x = 0, y = 0 } = (await role.boundingBox()) ?? {};
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Roles' }).click();
  await role.waitFor();
  await page.mouse.click(x + 4, y + 4);
  await expect(page.getByRole('checkbox', { name: /^Reviewer/ })).toBeChecked();
});

/** Neither the page nor a layer above it scrolls sideways. */
async function expectNothingWider(page: Page): Promise<void> {
  const widerParts = await page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('.ant-drawer-body, .ant-modal-container, .ant-drawer-header'),
    ]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ className, scrollWidth }) => `${className || 'page'}: ${scrollWidth}`),
  );
  expect(widerParts).toEqual([]);
}

test('a dialog keeps each letter that is typed while it opens', async ({ page }) => {
  await signIn(page, admin, '/admin/orders?status=processing');
  const field = page.getByRole('dialog').getByRole('textbox');
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  for (let opening = 1; opening <= 8; opening++) {
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    const item = page.getByRole('menuitem', { name: 'Save this view' });
    await expect(item).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
    for (const letter of letters) await page.keyboard.insertText(letter);
    await expect(field).toHaveValue(letters);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
});
