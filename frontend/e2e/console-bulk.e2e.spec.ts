import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { startCounting } from './steps/counting';
import { createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

const LAPTOP = { width: 1280, height: 800 };

/** Claims of so many creators, whose references share a prefix; the last two have the same reference. */
async function claimPayments(request: APIRequestContext, count: number): Promise<string> {
  const word = `BULK${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  for (let i = 0; i < count; i++) {
    const creator = await createCreator(request);
    const reference = `${word}-${100 + Math.min(i, count - 2)}`;
    await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference });
  }
  return word;
}

const pressOn = async (control: Locator, key: string) => {
  await control.focus();
  await control.press(key);
};
const rows = (page: Page, word: string) => page.getByRole('row', { name: word });
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all' });
const confirmAll = (page: Page) => page.getByRole('button', { name: 'Confirm all' });

test('forty payments of a search are confirmed in four taps, with their sum before, and are one in the history', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const word = await claimPayments(request, 40);
  await signIn(page, admin, `/admin/payments?q=${word}`);
  await expect(page.getByText('40 in all')).toBeVisible();
  const counting = startCounting();
  await counting.tap(selectAll(page));
  await counting.tap(page.getByRole('button', { name: 'Select all 40 that fit' }));
  await counting.tap(confirmAll(page));
  const question = page.getByRole('dialog', { name: 'Confirm 40 at once?' });
  await expect(question).toContainText('₦180,000 in all');
  await expect(question).toContainText('2 rows to look at twice');
  await counting.aside(() => expectAccessibleInBothThemes(page));
  await page.setViewportSize(LAPTOP);
  await counting.tap(question.getByRole('button', { name: 'Confirm', exact: true }));
  const results = page.getByRole('dialog', { name: 'Confirm: 40 of 40 done' });
  await expect(results).toBeVisible({ timeout: 90_000 });
  expect(counting.stop('decide 40 of a filter')).toBe(4);
  await results.getByRole('button', { name: 'Close' }).last().click();

  await page.goto('/admin/history');
  const batch = page.getByRole('row', { name: /set out to decide on 40 at once in payments: confirm/ }).first();
  await batch.click();
  const items = page.getByRole('region', { name: 'Its decisions' });
  await expect(items.getByText(/confirmed the payment/).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a reload in the middle of a batch loses nothing and doubles nothing, by keyboard alone', async ({
  page,
  request,
}) => {
  const word = await claimPayments(request, 5);
  await signIn(page, admin, `/admin/payments?q=${word}`);
  await expect(rows(page, word)).toHaveCount(5);
  let sent = 0;
  const confirmations = '**/api/admin/program-fees/*/confirm';
  await page.route(confirmations, async (route) => {
    sent += 1;
    if (sent > 3) return; // retries made while the page unloads get no answer either
    const answer = await route.fetch();
    if (sent < 3) await route.fulfill({ response: answer }); // the third is handled, but its answer is lost
  });
  await pressOn(selectAll(page), 'Space');
  await pressOn(confirmAll(page), 'Enter');
  const question = page.getByRole('dialog', { name: 'Confirm 5 at once?' });
  await pressOn(question.getByRole('button', { name: 'Confirm', exact: true }), 'Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm…' }).getByRole('listitem')).toHaveCount(2);
  await expect.poll(() => sent).toBe(3);
  await page.reload();
  await page.unroute(confirmations);
  const left = page.getByRole('dialog', { name: 'Confirm: 2 of 5 done' });
  await expect(left).toContainText('3 were not begun');
  await pressOn(left.getByRole('button', { name: 'Go on with 3' }), 'Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm: 5 of 5 done' })).toBeVisible();
  const staff = await signInAdmin(request);
  const { total } = await staff.get<{ total: number }>(`/api/admin/payments?status=confirmed&q=${word}`);
  expect(total).toBe(5);
});

test('all that fit are chosen from the list by a few keys, and the reason for them outlives the page', async ({
  page,
  request,
}) => {
  const word = await claimPayments(request, 7);
  await signIn(page, admin, `/admin/payments?q=${word}`);
  await expect(page.getByText('7 in all')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Reject 7 at once?' });
  const reason = question.getByLabel(/^Reason/);
  const askByKey = async () => {
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Select all 7 that fit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reason).toBeFocused();
  };
  await askByKey();
  await page.keyboard.type('No such payment came in.');
  await page.reload();
  await expect(page.getByText('7 in all')).toBeVisible();
  await askByKey();
  await expect(reason).toHaveValue('No such payment came in.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog', { name: 'Reject: 7 of 7 done' })).toBeVisible({ timeout: 30_000 });
});

test('what a menu or a choice offers is found within the page', async ({ page }) => {
  await signIn(page, admin, '/admin/payments');
  await page.getByRole('button', { name: 'Views' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/admin/profiles');
  await page.getByRole('combobox', { name: 'User type' }).click();
  await expect(page.locator('main').getByRole('option').first()).toBeAttached();
  await expectAccessibleInBothThemes(page);
});

test('a payment is found by half a reference with one tap', async ({ page, request }) => {
  const word = await claimPayments(request, 2);
  await signIn(page, admin, '/admin/payments');
  const counting = startCounting();
  await counting.tap(page.getByRole('searchbox', { name: 'Search payments' }));
  await page.keyboard.type(word.slice(3).toLowerCase());
  await expect(rows(page, word)).toHaveCount(2);
  expect(counting.stop('find a payment by half a reference')).toBe(1);
});
