import { expect, type Page } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { answerChats, holdRequests, readLocalStorage } from './steps/network';
import { type Caller, createBusiness, deliverCharge, signInAdmin, upgradeMember, verifyBusiness } from './steps/server';
import { test } from './steps/test';

let staff: Caller;
let business: Caller;
test.beforeEach(async ({ request }) => {
  staff = await signInAdmin(request);
  business = await createBusiness(request);
});

test('a business is not approved, reads why, tries again and is verified', async ({ page }) => {
  await signIn(page, business);
  await expect(page.getByText('1 of 3 completed')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Start verification' }).click();
  await page.getByLabel('Legal business name').fill('Adunni Foods');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('Please fill in: Business address, Contact phone, WhatsApp number')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Business address').fill('4 Market Road, Ibadan');
  await page.getByLabel('Contact phone').fill('0803 123 4567');
  await expect.poll(() => readLocalStorage(page)).toContain('0803 123 4567');
  await page.reload();
  await expect(page.getByLabel('Contact phone')).toHaveValue('0803 123 4567');
  await page.getByLabel('WhatsApp number').fill('0803 123 4568');
  await page.getByRole('button', { name: 'Submit for review' }).dblclick();
  await expect(page.getByText('Your verification is pending')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read a lesson meanwhile' })).toHaveAttribute('href', '/sample-lesson');
  await expectAccessible(page);

  await staff.post(`/api/admin/kyc/${business.id}/fail`, { reason: 'The address is not complete.\nSend the lease.' });
  await expect(
    page.getByText('Your previous KYC submission was not approved. Please review and resubmit.'),
  ).toBeVisible();
  await expect(page.getByText('The address is not complete.')).toHaveText(/complete\.\nSend/, { useInnerText: true });
  await expect(page.getByLabel('Contact phone')).toHaveValue('+2348031234567');
  await expectAccessible(page);

  await page.getByLabel('Business address').fill('4 Market Road, Ibadan, Oyo State');
  await page.getByRole('button', { name: 'Resubmit for review' }).click();
  await expect(page.getByText('Your verification is pending')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await staff.post(`/api/admin/kyc/${business.id}/pass`, {});
  await expect(page.getByRole('link', { name: 'Request a Loan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your submissions' })).toBeVisible();
  await expectAccessible(page);
});

test('the menu leads to the plans until the account is Pro, and asking for it in a chat is told', async ({
  page,
  context,
}) => {
  await answerChats(context);
  await signIn(page, business, '/orders');
  const chat = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Ask for the upgrade' }).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(business.email);
  await expect(page.getByText('Request Sent!')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Dashboard' }).click();
  const account = page.getByRole('button', { name: /My Account/ });
  await account.click();
  await page.getByRole('link', { name: 'Upgrade Account' }).click();
  await expect(page).toHaveURL(/\/program-application-fee$/);
  await upgradeMember(business, staff);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Do it later' }).click();
  await account.click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade Account' })).toHaveCount(0);
});

test('a card payment opens what was locked, on an open page', async ({ page, request }) => {
  await verifyBusiness(business, staff);
  await signIn(page, business);
  await page.getByRole('button', { name: /Growth Tools/ }).click();
  await expect(page.getByText('This feature is currently locked.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Pro Account' })).toBeVisible();

  const { reference } = await business.get<{ reference: string }>('/api/me/program-fees/next-reference');
  await business.post('/api/me/program-fees', { plan: 'standard', currency: 'NGN', reference });
  await expect(page.getByRole('dialog').getByText('We received your claim just now')).toBeVisible();
  await expectAccessible(page);

  await page.evaluate(() => Object.assign(window, { wasNeverReloaded: true }));
  await deliverCharge(request, business, reference, 3_500_000);
  await expect(page.getByRole('link', { name: /Growth Tools/ }).last()).toBeVisible();
  await expect(page.getByText('3 of 3 completed')).toBeVisible();
  expect(await page.evaluate(() => 'wasNeverReloaded' in window)).toBe(true);
  await expectAccessible(page);
});

test('the next step is told only once the payments are known', async ({ page }) => {
  await verifyBusiness(business, staff);
  const { reference } = await business.get<{ reference: string }>('/api/me/program-fees/next-reference');
  await business.post('/api/me/program-fees', { plan: 'standard', currency: 'NGN', reference });
  const release = await holdRequests(page, '**/api/me/program-fees*');
  await signIn(page, business);
  await expect(page.getByRole('status', { name: 'Loading your dashboard' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'We are looking for your payment' })).toBeVisible();
});

test('a payment that is confirmed twice is one claim', async ({ page, context }) => {
  await answerChats(context);
  await signIn(page, business, '/program-application-fee');
  await expect(page.getByLabel('Payment reference')).toHaveValue(/^SK\w{10}$/);
  const reference = await page.getByLabel('Payment reference').inputValue();
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  await expect(page.getByText('Being checked')).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Payment reference')).toHaveValue(reference);
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  await expect.poll(() => context.pages().length).toBe(3);

  const claims = await business.get<{ total: number; items: { id: string }[] }>('/api/me/program-fees');
  expect(claims.total).toBe(1);
  await staff.post(`/api/admin/program-fees/${claims.items[0]?.id}/confirm`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText(/valid for 3 months, from \d+\s\w+\s\d{4} to/)).toHaveCount(1);
});

test('a renewal is counted from the end of what a member has', async ({ page }) => {
  await signIn(page, business, '/program-application-fee');
  await expect(page.getByText(/from today to/)).toHaveCount(2);
  await upgradeMember(business, staff);
  await page.reload();
  await expect(page.getByText(/valid for 3 months, from \d+\s\w+\s\d{4} to/)).toHaveCount(1);
  await expect(page.getByText(/valid for 3 months more, until \d+\s\w+\s\d{4}/)).toHaveCount(1);

  await page.route('**/api/me/membership', (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(page.getByLabel('Payment reference')).not.toHaveValue('');
  await expect(page.getByText(/from today to/)).toHaveCount(0);
});

test('payments that cannot be loaded are said to be so on the pricing page', async ({ page }) => {
  await signIn(page, business);
  await page.route('**/api/me/program-fees*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/program-application-fee');
  await expect(page.getByText('We could not load your payments.')).toBeVisible();
  await expect(page.getByLabel('Payment reference')).toHaveValue(/^SK\w{10}$/);
  await expectAccessible(page);
  await page.unroute('**/api/me/program-fees*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('We could not load your payments.')).toBeHidden();
});

test('a reference that is too short is not sent, and none can be too long', async ({ page }) => {
  await signIn(page, business, '/program-application-fee');
  const reference = page.getByLabel('Payment reference');
  await expect(reference).toHaveValue(/^SK/);
  await reference.fill('');
  await reference.pressSequentially('AB');
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  await expect(page.getByText('Write at least three characters.')).toBeVisible();
  await expect(reference).toHaveAttribute('maxlength', '100');
});

test('a basic business is stopped at the gate, and let through to where it wanted to go once it is Pro', async ({
  page,
}) => {
  await verifyBusiness(business, staff);
  await signIn(page, business, '/growth-tools');
  await expect(page).toHaveURL(/\/approval-gate$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);

  await upgradeMember(business, staff);
  await expect(page).toHaveURL(/\/growth-tools$/);
});

test('a Pro business that submitted nothing is asked once in a session, whatever the tab', async ({
  page,
  context,
}) => {
  await upgradeMember(business, staff);
  await signIn(page, business);
  const question = page.getByRole('dialog', { name: 'KYC Submission Required' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Do it later' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Not submitted yet.')).toBeVisible();
  await expect(question).toBeHidden();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('Not submitted yet.')).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();

  await context.clearCookies({ name: /kyc-later/ });
  await page.reload();
  await question.getByRole('button', { name: 'Start KYC Submission' }).click();
  await expect(page).toHaveURL(/\/kyc$/);
});

test('an order is placed once though its answer is lost, and its course is followed live', async ({ page }) => {
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await signIn(page, business, '/growth-tools');
  await expect(page.getByText('Tools you ask for')).toBeVisible();
  await expectAccessible(page);
  await loseOneAnswer(page, '**/api/me/orders');
  await page.getByRole('button', { name: 'Order Business Cards for ₦15,000' }).dblclick();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText('Your order for Business Cards has been placed successfully.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  const { items } = await business.get<{ items: { id: string }[] }>('/api/me/orders');
  await staff.post(`/api/admin/orders/${items[0]?.id}/status`, { status: 'processing' });
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(2);
  await staff.post(`/api/admin/orders/${items[0]?.id}/status`, { status: 'completed' });
  await expect(page.getByRole('article').getByText('Completed', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await business.post('/api/me/orders', { toolName: 'Flier Prints' });
  const newest = (await business.get<{ items: { id: string }[] }>('/api/me/orders')).items[0];
  await staff.post(`/api/admin/orders/${newest?.id}/status`, { status: 'rejected' });
  await expect(page.getByText('Nothing is due for it. If you have paid, contact us.')).toBeVisible();
});

test('what cannot be loaded says so, and can be tried again', async ({ page }) => {
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await signIn(page, business);
  await page.route('**/api/me/orders*', (route) => route.fulfill({ status: 403, json: { status: 403, code: 'NO' } }));
  await page.goto('/orders');
  await expect(page.getByText("You haven't placed any orders yet.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/me/orders*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
});

test('a request for creators is taken back while it waits', async ({ page }) => {
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await signIn(page, business, '/hire-interns');
  await page.getByLabel('Skills').fill('Short videos');
  await sendRequest(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});

test('creators, a tool and a loan are asked for, and each answer arrives', async ({ page }) => {
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await signIn(page, business, '/hire-interns');
  await page.getByLabel('Skills').fill('Short videos');
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: '1 creator' })).toBeVisible();
  await expect(page.getByText('It is our turn: the answer appears here')).toBeVisible();
  await expectAccessible(page);
  const [hire] = (await business.get<{ items: { id: string }[] }>('/api/me/hire-requests')).items;
  await staff.post(`/api/admin/hire-requests/${hire?.id}/status`, { status: 'approved' });
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();

  await page.goto('/growth-tools');
  await page.getByRole('textbox', { name: 'Tool' }).fill('A delivery bag');
  await sendRequest(page);
  await expect(page.getByRole('heading', { name: 'A delivery bag' })).toBeVisible();

  await page.goto('/loan');
  await page.getByLabel('₦250,000').check();
  await page.getByLabel('Purpose').fill('A second oven.');
  await sendRequest(page);
  await expect(page.getByRole('article').getByText('A second oven.')).toBeVisible();
  await expectAccessible(page);
  const [loan] = (await business.get<{ items: { id: string }[] }>('/api/me/loans')).items;
  await staff.post(`/api/admin/loans/${loan?.id}/status`, { status: 'rejected' });
  await expect(page.getByRole('article').getByText('Declined')).toBeVisible();
});

async function sendRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
}

/** The server handles the next such request, but its answer is lost. */
async function loseOneAnswer(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
