import { expect, type Locator } from '@playwright/test';
import { signIn } from './steps/accounts';
import { createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

test.use({ viewport: { width: 360, height: 640 }, permissions: ['clipboard-read', 'clipboard-write'] });

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const MAX_TAPS = 6;

test('a creator in Nigeria pays by transfer and becomes Pro', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await signIn(page, creator, '/profile');
  let taps = 0;
  const tap = (control: Locator) => {
    taps += 1;
    return control.click();
  };

  await tap(page.getByRole('main').getByRole('link', { name: 'Upgrade Account' }));
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'NGN' })).toBeChecked();
  const next = page.getByRole('link', { name: 'Next: how to pay' });
  const box = await next.boundingBox();
  expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await tap(next);
  const reference = page.getByLabel('Payment reference');
  await expect(reference).toHaveValue(/^SK\w{10}$/);
  await tap(page.getByRole('button', { name: 'Copy all details' }));
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  await tap(page.getByRole('button', { name: 'I have paid' }));
  await expect(page.getByText('Being checked', { exact: true })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'Payments you have told us about' })).toBeFocused();
  await expect(page.getByText(/It is our turn/)).toBeInViewport();
  await expect(page.getByText('it stays one payment')).toBeVisible();

  const { items } = await creator.get<{ items: { id: string; paidOn: string; paidAmount: number }[] }>(
    '/api/me/program-fees',
  );
  expect(items).toMatchObject([{ paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), paidAmount: 3_500_000 }]);
  await staff.post(`/api/admin/program-fees/${items[0]?.id}/confirm`);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Your Standard plan runs until/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
});

test('a payment that waits stands in the form as it was told, and telling it again changes only what is said anew', async ({
  page,
  request,
}) => {
  const creator = await createCreator(request);
  const reference = `T-${creator.id.slice(-8)}`;
  const told = { plan: 'standard', currency: 'NGN', reference, paidOn: daysAgo(9), paidAmount: 3_000_050 };
  await creator.post('/api/me/program-fees', told);
  await signIn(page, creator);
  await page.goto('/program-application-fee?plan=standard&currency=NGN');
  await expect(page.getByLabel('Payment reference')).toHaveValue(reference);
  await expect(page.getByLabel('Paid on')).toHaveValue(daysAgo(9));
  await expect(page.getByLabel('Amount in NGN')).toHaveValue('30000.5');
  await page.getByLabel('Paid on').fill(daysAgo(8));
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByRole('list', { name: 'Payments you have told us about' })).toBeFocused();
  const recorded = await creator.get<{ items: object[] }>('/api/me/program-fees');
  expect(recorded.items).toMatchObject([{ reference, paidOn: daysAgo(8), paidAmount: 3_000_050 }]);

  await page.getByLabel('Payment reference').fill('ANOTHER-1');
  await expect(page.getByLabel('Amount in NGN')).toHaveValue('35000');
  await expect(page.getByText('Another reference is another payment.')).toBeVisible();
  await page.getByLabel('Amount in NGN').fill('34,000');
  await page.getByLabel('Paid on').fill('2099-01-01');
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByLabel('Paid on')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.getByLabel('Payment reference')).toHaveValue('ANOTHER-1');
  await expect(page.getByLabel('Amount in NGN')).toHaveValue('34,000');
});

test('a payment that was not found is the next step, which leads to the reason and the form', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'ZAR', reference: `T-${creator.id}` });
  await signIn(page, creator);
  await expect(page.getByRole('heading', { name: 'We are looking for your payment' })).toBeVisible();
  const step = page.getByRole('listitem').filter({ hasText: 'Become Pro' }).getByRole('link');
  await expect(step.first()).toHaveText('Being checked');
  const { items } = await creator.get<{ items: { id: string }[] }>('/api/me/program-fees');
  await staff.post(`/api/admin/program-fees/${items[0]?.id}/reject`, { reason: 'No such transfer yet.' });
  await expect(page.getByRole('heading', { name: 'We could not confirm your payment' })).toBeVisible();
  await expect(page.getByText('No such transfer yet. Or pay by card')).toBeVisible();
  await expect(step.first()).toHaveText('See why');
  await page.goto('/opportunities');
  const gate = page.getByRole('dialog', { name: 'Upgrade to Pro Account' });
  await expect(gate).toContainText('No such transfer yet.');
  await expect(gate.getByText('See the plans')).toHaveCount(0);
  await gate.getByRole('link', { name: 'See what to do' }).click();
  await expect(page.getByText(/No such transfer yet\. It is your turn/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible();
  await expect(page.getByLabel('Amount in ZAR')).toHaveValue('85');
});

test('a claim is withdrawn, and its reference stays for when it is paid', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, creator, '/program-application-fee');
  const field = page.getByLabel('Payment reference');
  await expect(field).toHaveValue(/^SK\w{10}$/);
  const reference = await field.inputValue();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('Being checked', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('You took it back.')).toBeVisible();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(await page.getByText('You told us of your payment').count()).toBe(0);
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByText('Being checked', { exact: true })).toHaveCount(0);
  await expect(field).toHaveValue(reference);
});

test('a slip in our reference is told beside it', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, creator, '/program-application-fee');
  const field = page.getByLabel('Payment reference');
  await expect(field).toHaveValue(/^SK\w{10}$/);
  const reference = await field.inputValue();
  await field.fill(`${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  const told = page.locator('.toast');
  const beside = page.locator('.field', { has: field });
  await expect(beside).toContainText(/a letter may be missing, wrong or swapped/);
  const bottomOf = async (box: ReturnType<typeof told.boundingBox>) =>
    ((await box)?.y ?? 0) + ((await box)?.height ?? 0);
  expect(await bottomOf(told.boundingBox())).toBeLessThanOrEqual((await beside.boundingBox())?.y ?? 0);
});

test('a currency without an account says so', async ({ page }) => {
  await page.goto('/program-application-fee?currency=KES');
  await expect(page.getByText('Not by transfer in shillings. Pay by card or ask us in the chat.')).toBeVisible();
  await expect(page.getByText('Bank transfer')).toHaveCount(0);
});
