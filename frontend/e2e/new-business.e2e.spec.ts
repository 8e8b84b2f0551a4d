import { expect, type Page } from '@playwright/test';
import { signIn } from './steps/accounts';
import { leaveMoment } from './steps/moments';
import {
  addPoints,
  type Caller,
  createBusiness,
  createCreator,
  signInAdmin,
  submitKyc,
  upgradeMember,
  verifyBusiness,
} from './steps/server';
import { test } from './steps/test';

interface Items {
  items: { id: string }[];
}

let staff: Caller;
let business: Caller;
test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ request }) => {
  staff = await signInAdmin(request);
  business = await createBusiness(request);
});

const newestOf = async (path: string): Promise<string> => (await business.get<Items>(path)).items[0]?.id ?? '';

/** Presses a button and expects that the focus is not lost, for keyboards and screen readers. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
}

test('a business that is not verified reads at the loan what opens it', async ({ page }) => {
  const word = page.getByText('They open once your business is verified.');
  await signIn(page, business, '/loan');
  await expect(word).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start verification' })).toBeVisible();
  await submitKyc(business, 'Adunni Foods');
  await page.goto('/loan');
  await expect(word).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the account menu is whole beside a long address on a small phone', async ({ page }) => {
  await signIn(page, business);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const account = page.getByRole('button', { name: /My Account/ });
    await account.click();
    const menu = await page.locator('.account__menu').boundingBox();
    expect(menu?.x).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(width);
    await account.click();
  }
});

test('a payment in rand is told, a wrong amount gets its example, and one that is not found comes first', async ({
  page,
}) => {
  await signIn(page, business, '/program-application-fee?plan=standard&currency=ZAR');
  const amount = page.getByLabel('Amount in ZAR');
  await amount.fill('six hundred');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('Write the amount as a number, such as 650.')).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('R 650,00');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('You told us of your payment')).toBeVisible();
  await expect(page.getByText('You told us of this payment.')).toBeVisible();

  const { items } = await business.get<Items>('/api/me/program-fees');
  expect(items).toMatchObject([{ paidAmount: 65_000 }]);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Start verification' })).toBeVisible();
  await staff.post(`/api/admin/program-fees/${items[0]?.id}/reject`, { reason: 'The bank shows R560.' });
  await expect(page.getByRole('link', { name: 'Start verification' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See what to do' }).first().click();
  await expect(page.getByText(/The bank shows R560\. It is your turn/)).toBeVisible();
});

test('what staff ask for is told apart, and what was approved says what comes next', async ({ page }) => {
  await upgradeMember(business, staff);
  await submitKyc(business, 'Adunni Foods');
  await staff.post(`/api/admin/kyc/${business.id}/ask`, { message: 'Add the number of the shop.' });
  await signIn(page, business, '/kyc');
  await expect(page.getByText('Banks call it KYC: know your customer.')).toBeVisible();
  await expect(page.getByText('We ask: Add the number of the shop.')).toBeVisible();
  await verifyBusiness(business, staff);

  await business.post('/api/me/tool-requests', { toolName: 'A delivery bag' });
  await staff.post(`/api/admin/tool-requests/${await newestOf('/api/me/tool-requests')}/status`, {
    status: 'approved',
  });
  await page.goto('/growth-tools');
  await expect(page.getByRole('article').getByText('It is on its way.')).toBeVisible();

  await business.post('/api/me/loans', { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: 'An oven.' });
  await staff.post(`/api/admin/loans/${await newestOf('/api/me/loans')}/status`, { status: 'approved' });
  await page.goto('/loan');
  await expect(page.getByRole('article').getByText('We contact you about the terms.')).toBeVisible();

  await business.post('/api/me/hire-requests', { numberOfInterns: '1', workType: 'Remote' });
  await staff.post(`/api/admin/hire-requests/${await newestOf('/api/me/hire-requests')}/status`, {
    status: 'approved',
  });
  await page.goto('/hire-interns');
  await expect(page.getByRole('article').getByText('We look for the creators you asked for')).toBeVisible();
});

test('a business asks the creator it chose, the focus keeps its place, and their work ends while matching is off', async ({
  page,
  request,
  browser,
}) => {
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await staff.post('/api/admin/features/matching', { on: true });
  const firstName = `Ada${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const ada = await createCreator(request, { firstName });
  try {
    await upgradeMember(ada, staff);
    await addPoints(ada, staff, 60);
    await expect.poll(async () => (await ada.get<{ points: number }>('/api/me')).points).toBe(60);
    await ada.put('/api/me/availability', { available: true, departments: ['Marketing'], workTypes: ['Remote'] });
    await business.post('/api/me/hire-requests', { numberOfInterns: '1', workType: 'Remote', department: 'Marketing' });
    const asked = await newestOf('/api/me/hire-requests');
    await staff.post(`/api/admin/hire-requests/${asked}/status`, { status: 'approved' });
    await staff.post(`/api/admin/hire-requests/${asked}/choice`, { isAllowed: true });

    await signIn(page, business, `/hire-interns/${asked}`);
    await expect(page.getByText('0 of 1 place taken')).toBeVisible();
    await press(page, `Ask ${firstName}`);
    await expect(page.getByText('The creator has three days to answer.')).toBeVisible();

    const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await signIn(phone, ada);
    await leaveMoment(phone);
    await phone.goto('/work');
    await press(phone, 'Accept');
    await expect(page.getByRole('heading', { name: 'Creators you can ask' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Say no' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await staff.post('/api/admin/features/matching', { on: false });
    await expect(page.getByText('Nobody new is asked at the moment.')).toBeVisible();
    await expect(phone.getByText('Businesses ask nobody new at the moment.')).toBeVisible(); // both have heard of it
    const refused: string[] = [];
    for (const one of [page, phone])
      one.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()));
    await page.goto('/hire-interns');
    await page.getByRole('link', { name: 'See how it stands' }).click();
    await phone.goto('/profile');
    await phone.getByRole('link', { name: 'Work with businesses' }).click();
    await expect(phone.getByText('Businesses ask nobody new at the moment.')).toBeVisible();
    await press(page, 'Say yes');
    await press(page, 'Work has started');
    await press(phone, 'Yes, work has started');
    await press(page, 'Work is finished');
    await press(phone, 'Yes, work is finished');
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    for (const question of await page.getByRole('radiogroup').all()) await question.getByLabel('4').check();
    await press(page, 'Send');
    await phone.getByRole('button', { name: 'Withdraw' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(phone.getByRole('heading', { name: 'You are open to work' })).toHaveCount(0);
    expect(refused).toEqual([]);
  } finally {
    await ada.put('/api/me/availability', { available: false });
    await staff.post('/api/admin/features/matching', { on: false });
  }
});

test('a request for creators that was rejected waits for nobody', async ({ page }) => {
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await staff.post('/api/admin/features/matching', { on: true });
  try {
    await business.post('/api/me/hire-requests', { numberOfInterns: '1', workType: 'Remote' });
    const asked = await newestOf('/api/me/hire-requests');
    await staff.post(`/api/admin/hire-requests/${asked}/status`, { status: 'rejected' });
    await signIn(page, business, `/hire-interns/${asked}`);
    await expect(page.getByText(/^We did not approve this request/)).toBeVisible();
    await expect(page.getByText(/places? taken|Nobody yet/)).toHaveCount(0);
  } finally {
    await staff.post('/api/admin/features/matching', { on: false });
  }
});
