import { expect, type Page } from '@playwright/test';
import { admin, demo, signIn } from './steps/accounts';
import { pressAt, tabTo } from './steps/keys';
import { createCreator } from './steps/server';
import { test } from './steps/test';

const expectFocusKept = (page: Page) => expect(page.locator('body')).not.toBeFocused();

test('staff sign in and out by keys alone', async ({ page }) => {
  await page.goto('/admin/kyc');
  await pressAt(page.getByLabel('Email'), 'Home');
  await page.keyboard.type(demo.reviewer.email);
  await pressAt(page.getByLabel('Password', { exact: true }), 'Home');
  await page.keyboard.type(demo.reviewer.password);
  await page.keyboard.press('Enter');
  const leave = page.getByRole('button', { name: 'Logout' });
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(leave, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(leave).toHaveCount(0);
  await expectFocusKept(page);
});

test('a list is taken out with a reason by keys alone', async ({ page }) => {
  await signIn(page, admin, '/admin/kyc');
  const csv = page.getByRole('button', { name: 'CSV' });
  await pressAt(csv);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('A request of an authority');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  await download;
  await expect(csv).toBeFocused();
});

test('a ban is made and taken back by keys alone', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin, `/admin/members/${creator.id}`);
  await pressAt(page.getByRole('button', { name: 'Ban', exact: true }));
  await pressAt(page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }));
  await expect(page.getByText('User Banned')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusKept(page);
  await page.keyboard.press('F8');
  await pressAt(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('Undone')).toBeVisible();
  await expectFocusKept(page);
});

test('a part of the product is turned on and off, and a target set, by keys alone', async ({ page }) => {
  await signIn(page, admin, '/admin/settings');
  const part = page.getByRole('switch', { name: 'Portfolios' });
  const was = await part.getAttribute('aria-checked');
  for (const now of [was === 'true' ? 'false' : 'true', was ?? 'false']) {
    await pressAt(part, 'Space');
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Enter');
    await expect(part).toHaveAttribute('aria-checked', now);
    await expect(part).toBeFocused();
  }
  const hours = page.getByRole('spinbutton', { name: 'Hours for Loans' });
  const before = Number(await hours.inputValue());
  await pressAt(hours, 'ArrowUp');
  await expect(hours).toHaveValue(String(before + 1));
  await pressAt(page.getByRole('button', { name: 'Save the target of Loans' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed by First Admin' }).first()).toBeVisible();
  await expectFocusKept(page);
});

test('a view is made, shared, opened by a colleague and removed by keys alone', async ({ page, browser }) => {
  const name = `View ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, admin, '/admin/kyc?status=overdue');
  const views = page.getByRole('button', { name: 'Views' });
  await pressAt(views);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await chooseByArrows(page, 'Save this view');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(name);
  await pressAt(page.getByRole('dialog').getByRole('checkbox'), 'Space');
  await pressAt(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
  await expect(views).toBeFocused();

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, demo.reviewer, '/admin/kyc');
  await pressAt(colleague.getByRole('button', { name: 'Views' }));
  await chooseByArrows(colleague, name);
  await expect(colleague).toHaveURL(/status=overdue/);
  await expect(colleague.getByRole('button', { name: 'Views' })).toBeFocused();
  await colleague.context().close();

  await page.keyboard.press('Enter');
  await chooseByArrows(page, 'Remove', 'ArrowRight');
  await expect(page.locator(':focus')).not.toContainText('Remove'); // it moves into the submenu
  await chooseByArrows(page, name);
  await expect(views).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
});

/** Chooses an item of the open menu by arrow keys alone. */
async function chooseByArrows(page: Page, name: string, key = 'Enter'): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('role', 'menuitem');
  for (let steps = 0; steps < 20 && !(await focused.innerText()).includes(name); steps++) {
    const last = (await focused.getAttribute('data-menu-id')) ?? '';
    await page.keyboard.press('ArrowDown');
    await expect(focused).not.toHaveAttribute('data-menu-id', last); // the focus moves one frame later
  }
  await expect(focused).toContainText(name);
  await page.keyboard.press(key);
}
