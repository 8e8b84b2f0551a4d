import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { type Caller, createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

test.use({ viewport: { width: 360, height: 640 } });

/** A claim that staff have confirmed. */
async function payFee(member: Caller, staff: Caller): Promise<void> {
  const reference = `T${crypto.randomUUID().slice(0, 8)}`;
  await member.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference });
  const { items: claims } = await member.get<{ items: { id: string }[] }>('/api/me/program-fees');
  await staff.post(`/api/admin/program-fees/${claims[0]?.id ?? ''}/confirm`);
}

test('a confirmed transfer has a receipt to print', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await signIn(page, creator, '/receipts');
  await expect(page.getByText('There is no receipt yet.')).toBeVisible();

  await payFee(creator, staff);

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Receipts' }).click();
  await page.getByRole('link', { name: /^Open receipt \d{4}-\d{6}$/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Receipt \d{4}-\d{6}$/ });
  await expect(heading).toBeVisible();
  const sheet = page.getByRole('article');
  for (const text of ['Sankofa Pro, Basic plan, 3 months', '₦4,500', 'Confirmed by our team'])
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  await expect(sheet.getByText(/^Ada Bello-/)).toBeVisible();
  await expect(sheet.getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'All receipts' })).toBeHidden();
  await expect(heading).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('printed.png'), fullPage: true });
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/receipts/2026-999999');
  await expect(page.getByText('None of your receipts has the number 2026-999999.')).toBeVisible();
});

test('the month is saved with a reason, and its sums are those of its lines', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await payFee(creator, staff);
  const entered = async () =>
    (await creator.get<{ items: { entries: { number: string }[] }[] }>('/api/me/receipts')).items[0]?.entries[0]
      ?.number;
  await expect.poll(entered).toBeDefined();
  const number = await entered();

  await signIn(page, admin, '/admin/analysis');
  const revenue = page.getByRole('region', { name: 'Revenue' });
  await expect(revenue.getByRole('heading', { name: 'Nigerian naira, by plan' })).toBeVisible();
  await revenue.getByRole('button', { name: 'Save as CSV' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Closing the month');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Go on' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const lines = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(lines.find(([first]) => first === number)?.slice(2)).toEqual([
    'receipt',
    'NGN',
    '4500.00',
    'staff',
    '"basic"',
  ]);
  const inNaira = lines.filter(([first, , , currency]) => first !== '' && currency === 'NGN');
  const sum = inNaira.reduce((all, line) => all + Number(line[4]), 0);
  expect(lines.find(([, , kind, currency]) => kind === 'sum of all' && currency === 'NGN')?.[4]).toBe(sum.toFixed(2));
  await expectAccessible(page);
});

test('receipts that do not come can be asked for again', async ({ page, request }) => {
  await signIn(page, await createCreator(request));
  await page.route('**/api/me/receipts*', (route) => route.abort());
  await page.goto('/receipts');
  await expect(page.getByText(/^We could not load your receipts\./)).toBeVisible();
  await page.unroute('**/api/me/receipts*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('There is no receipt yet.')).toBeVisible();
});
