import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { fillQueue } from './steps/appraisals';
import { openDialog } from './steps/console';
import { addPoints, createBusiness, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const wrongAddresses = [
  ...['profiles?sort=bogus', 'profiles?country=mars&membershipType=Robot', 'profiles?pageSize=100000'],
  ...['orders?status=lost', 'orders?page=99999', 'history?subject=nobody', 'history?from=yesterday'],
  ...['history?life=nobody', 'personal-data?member=nobody'],
];

test('an address that was edited by hand says what is wrong with it, and leads out', async ({ page }) => {
  await signIn(page, admin);
  for (const address of wrongAddresses) {
    await page.goto(`/admin/${address}`);
    await expect(page.getByText('asks for something that does not exist'), address).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page.getByText('asks for something that does not exist')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/admin/${address.split('?')[0]}$`));
  }
  await page.goto('/admin/members/nobody');
  await page.getByRole('button', { name: 'To the first tab' }).click();
  await expect(page).toHaveURL(/\/admin\/profiles$/);
  await page.goto('/admin/profiles?page=999');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
});

test('a list that is not there is told of in the words of the server', async ({ page }) => {
  await signIn(page, admin);
  const body = JSON.stringify({
    status: 403,
    code: 'STAFF_ONLY',
    title: 'Access Denied',
    detail: 'Ask an admin for it.',
  });
  await page.route('**/api/admin/kyc?*', (route) => route.fulfill({ status: 403, body }));
  await page.goto('/admin/kyc');
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(notifications).toContainText('Error fetching KYC requests');
  await expect(notifications).toContainText('Ask an admin for it.');
});

test('what a decision says stands beside the field for the next comment', async ({ page, request }) => {
  await fillQueue(request, await signInAdmin(request), 2);
  await signIn(page, admin, '/admin/appraisals');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('j');
  const comment = page.getByLabel('Comment (optional, the member sees it)');
  await expect(comment).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  await expect(comment).toBeVisible();
  const [said, written] = [await toast.boundingBox(), await comment.boundingBox()];
  expect(said!.x + said!.width).toBeLessThan(written!.x);
});

test('the points dialog counts what is no whole number as 0', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, creator.email, 'Adjust points');
  const deltaField = page.getByLabel('Add or take away');
  const update = page.getByRole('button', { name: 'Update points' });
  for (const odd of ['-0', '1e9', '1.5', '1,000', '']) {
    await deltaField.fill(odd);
    await expect(update).toBeDisabled();
    await expect(page.getByText('Now 0, then 0')).toBeVisible();
  }
  await deltaField.fill('+12');
  await update.click();
  await expect(page.getByText('Points Updated')).toBeVisible();
  await openDialog(page, creator.email, 'Adjust points');
  await expect(page.getByText('Now 12, then 12')).toBeVisible();
});

test('the points dialog reckons with what a colleague gave meanwhile', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, creator.email, 'Adjust points');
  await page.getByLabel('Add or take away').fill('-20');
  await expect(page.getByText('Now 0, then 0')).toBeVisible();
  await addPoints(creator, await signInAdmin(request), 50);
  await expect(page.getByText('Now 50, then 30')).toBeVisible();
});

test('an address is corrected for a member, who signs in with it from then on', async ({ page, browser, request }) => {
  const creator = await createCreator(request);
  const other = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, creator.email, 'Correct account');
  const dialog = page.getByRole('dialog', { name: /^Account of / });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('E-mail').fill(other.email);
  await expect(dialog.getByText('This address becomes the way into the account')).toBeVisible();
  await save.click();
  await expect(page.getByText('Another account has this address.')).toBeVisible();
  const correctedEmail = `corrected-${creator.email}`;
  await dialog.getByLabel('E-mail').fill(correctedEmail);
  await save.click();
  await expect(page.getByText('Account Updated')).toBeVisible();
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, { ...creator, email: correctedEmail });
  await desk.context().close();
});

test('two admins act on one member: the later one is told, and sees how it stands', async ({
  page,
  browser,
  request,
}) => {
  const creator = await createCreator(request);
  const other = await (await browser.newContext()).newPage();
  await signIn(page, admin);
  await signIn(other, admin);
  await openDialog(page, creator.email, 'Ban');
  await openDialog(other, creator.email, 'Ban');
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('User Banned')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await expect(other.getByText('Already decided')).toBeVisible();
  await other.goto(`/admin/profiles?status=banned&q=${creator.email}`);
  await expect(other.getByRole('row', { name: creator.email })).toContainText('Banned');
});

test('a member who left the list does not open again where the list comes back to them', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin, `/admin/profiles?q=${creator.email}`);
  await page.getByRole('row', { name: creator.email }).getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await page.getByRole('dialog', { name: 'Ban' }).getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('No approved applications found.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText(/^Banned \(/).click();
  await expect(page.getByRole('row', { name: creator.email })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Back returns from a person to the list', async ({ page, request }) => {
  const member = await createBusiness(request);
  await member.post('/api/me/erasure');
  await signIn(page, admin, '/admin/personal-data?pageSize=100');
  await page.getByRole('row', { name: member.email }).getByRole('button', { name: /^Look/ }).click();
  await expect(page.getByRole('heading', { name: 'What we hold of' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('row', { name: member.email })).toBeVisible();
});

test('a request for erasure is closed with an answer that its member reads', async ({ page, request, browser }) => {
  const member = await createBusiness(request);
  await member.post('/api/me/erasure');
  await signIn(page, admin, '/admin/personal-data?pageSize=100');
  await page
    .getByRole('row', { name: member.email })
    .getByRole('button', { name: /^Answer/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was done').fill('You rang and said that you stay.');
  await dialog.getByRole('button', { name: 'Record the answer' }).click();
  await expect(page.getByRole('row', { name: member.email })).toHaveCount(0);
  await page.getByText('Closed', { exact: true }).click();
  await expect(page.getByRole('row', { name: member.email })).toContainText('You rang and said that you stay.');
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, member, '/profile/your-data');
  await expect(theirs.getByText('You rang and said that you stay.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Ask for erasure' })).toBeVisible();
});

test('an admin cannot lay down the own role', async ({ page }) => {
  await signIn(page, admin, '/admin/profiles');
  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: admin.email })
    .getByRole('button', { name: /^Roles/ })
    .click();
  await page.getByRole('checkbox', { name: /^Admin/ }).click();
  await page.getByRole('button', { name: 'Update roles' }).click();
  await expect(page.getByText('Ask another admin to take a role from you.')).toBeVisible();
});

test('many appraisals at once are not approved with 0 points without a warning', async ({ page, request }) => {
  await fillQueue(request, await signInAdmin(request), 2);
  await signIn(page, admin, '/admin/appraisals');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Approve all' }).click();
  await expect(page.getByRole('dialog')).toContainText('At 0 points');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Points each').fill('5');
  await page.getByRole('button', { name: 'Approve all' }).click();
  await expect(page.getByRole('dialog')).not.toContainText('At 0 points');
});

test('two colleagues write the ready reasons: the later one sees what the other wrote, and what is too much', async ({
  page,
  browser,
}) => {
  const open = async (staffPage: Page) => {
    await signIn(staffPage, admin, '/admin/hire-requests');
    await staffPage.locator('tr[data-row-key]').first().click();
    await staffPage.getByRole('button', { name: 'Reject', exact: true }).click();
    await staffPage.getByRole('button', { name: 'Edit these' }).click();
    return staffPage.getByLabel('One reason a line, at most 12');
  };
  const colleague = await browser.newPage();
  const ownField = await open(page);
  const colleagueField = await open(colleague);
  const save = { name: 'Save for everyone' };
  await colleagueField.fill('Theirs \u{1F600}');
  await colleague.getByRole('button', save).click();
  await expect(page.getByText('A colleague changed these meanwhile.')).toContainText('Theirs \u{1F600}');

  await ownField.fill(Array.from({ length: 14 }, (_, i) => `Reason ${i}`).join('\n'));
  await expect(page.getByText('These are 14 reasons. Take away 2.')).toBeVisible();
  await ownField.fill('w'.repeat(201));
  await expect(page.getByText('has 201 characters. A reason has at most 200.')).toBeVisible();
  await expect(page.getByRole('button', save)).toBeDisabled();
  await ownField.fill('Theirs \u{1F600}\nMine');
  await page.getByRole('button', save).click();
  await expect(colleague.getByRole('button', { name: 'Mine' })).toBeVisible();
  await colleague.close();
});

test('a view under a name that is there already says so before it is replaced', async ({ page }) => {
  await signIn(page, admin);
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
  };
  const dialog = page.getByRole('dialog');
  const name = `Mine ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/admin/profiles?country=nigeria');
  await save(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('View saved')).toBeVisible();

  await page.goto('/admin/profiles?country=south%20africa');
  await save(name);
  await expect(dialog).toContainText('You have a view of this name.');
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();

  await dialog.getByLabel('Name').fill('..');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Use more than dots.');
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
});

test('what a browser does not let a page copy is selected, and said', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await signIn(page, admin, '/admin/generate');
  await page.getByRole('button', { name: 'Generate List' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Selected, not copied')).toBeVisible();
  const selectedText = await page
    .getByLabel('Contacts, one a line')
    .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(selectedText).toContain('@');
  expect(selectedText).toBe(await page.getByLabel('Contacts, one a line').inputValue());
});

test('the figures say where banned members count and where not', async ({ page }) => {
  await signIn(page, admin, '/admin/analysis');
  await expect(
    page.getByText('Banned and erased members are left out of these totals, and of the countries and cities.'),
  ).toBeVisible();
  const funnel = page.getByRole('region', { name: 'From registration to day 7' });
  await expect(funnel).toContainText('Of all who ever registered, banned and erased members among them.');
});

test('an upgrade that a colleague did meanwhile is offered no more', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, creator.email, 'Upgrade to Pro');
  await expect(page.getByRole('dialog')).toContainText('Now: basic.');
  await upgradeMember(creator, await signInAdmin(request));
  await expect(page.getByRole('dialog')).toContainText('This member is Pro already.');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Upgrade to Pro' })).toBeDisabled();
});
