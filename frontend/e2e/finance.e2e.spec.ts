import { expect, type Page } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { createCreator, signInAdmin } from './steps/server';
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

/** A statement whose headings no known bank uses. */
async function chooseFile(page: Page, reference: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const csv = `Wanneer;Wat;In\n${day};NIP ${reference};35.000,00\n${day};RENT ${crypto.randomUUID()};1.250,00`;
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel(/Statement as CSV/).setInputFiles(file);
}
