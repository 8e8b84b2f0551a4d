import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { type Caller, createBusiness, createCreator, signInAdmin, upgradeMember, verifyBusiness } from './steps/server';
import { test } from './steps/test';

test('a finance person finds a payment, imports a statement, and makes who paid Pro', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const finance = await createCreator(request);
  await staff.post(`/api/admin/members/${finance.id}/roles`, { grant: 'finance' });
  const ada = await createCreator(request);
  const asked = '/api/me/program-fees/next-reference?plan=standard&currency=NGN';
  const { reference } = await ada.get<{ reference: string }>(asked);
  await ada.post('/api/me/program-fees', { plan: 'standard', currency: 'NGN', reference });

  await signIn(page, finance, '/admin/history');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/payments$/);
  await page.getByRole('searchbox', { name: 'Search payments' }).fill(reference.slice(3, 10));
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${reference.slice(3, 10)}`));

  await page.getByText('Bank statements', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import a bank statement' })).toBeVisible();
  await page.getByLabel('Account number').fill('0123456789');
  await chooseFile(page, reference);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Which column is which?')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const [field, heading] of [
    ['Date', 'Wanneer'],
    ['Money that came in', 'In'],
    ['Description', 'Wat'],
  ] as const) {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle(heading, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Import with these columns' }).click();

  await page.getByRole('button', { name: 'Confirm all 1 exact' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Confirm 1 row, ₦35,000?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 row confirmed.')).toBeVisible();
  await expect(page.getByText('Confirmed 1', { exact: true })).toBeVisible();
  const isPro = async () => (await ada.get<{ profileStatus: string }>('/api/me/membership')).profileStatus;
  await expect.poll(isPro).toBe('pro');
  await page.getByText('Unmatched 1', { exact: true }).click();
  await expect(page.getByText('RENT').filter({ visible: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a question about a payment says that the payment was withdrawn meanwhile', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const { business, id } = await orderOf(request, staff);
  const { lastName } = await business.get<{ lastName: string }>('/api/me');
  await business.post(`/api/me/orders/${id}/payments`, { reference: 'GTB 90' });
  await signIn(page, admin, `/admin/orders?q=${lastName}`);
  await page.getByRole('button', { name: 'Mark as paid' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Is the order of .* paid/ });
  await expect(dialog.getByText(/under GTB 90\./)).toBeVisible();
  await business.post(`/api/me/orders/${id}/payments/withdraw`);
  await expect(dialog.getByText('This changed meanwhile.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mark as paid' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
});

test('money that went back is told to who paid', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const { business, id } = await orderOf(request, staff);
  await staff.post(`/api/admin/orders/${id}/paid`);
  await staff.post(`/api/admin/orders/${id}/status`, { status: 'rejected' });
  await staff.post(`/api/admin/orders/${id}/money-back`, { reference: 'GTB-9' });
  await signIn(page, business, '/notifications');
  await expect(page.getByText('₦15,000 for your order of Business Cards is on its way to you by bank.')).toBeVisible();
  await page.getByRole('link', { name: /We sent money back to you/ }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText(/Given back: ₦15,000 on .*, reference GTB-9\./)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

async function orderOf(request: APIRequestContext, staff: Caller): Promise<{ business: Caller; id: string }> {
  const business = await createBusiness(request);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  await business.post('/api/me/orders', { toolName: 'Business Cards' });
  const { items } = await business.get<{ items: { id: string }[] }>('/api/me/orders');
  return { business, id: items[0]?.id ?? '' };
}

/** A statement whose headings no known bank uses. */
async function chooseFile(page: Page, reference: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const csv = `Wanneer;Wat;In\n${day};NIP ${reference};35.000,00\n${day};RENT ${crypto.randomUUID()};1.250,00`;
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel(/Statement as CSV/).setInputFiles(file);
}
