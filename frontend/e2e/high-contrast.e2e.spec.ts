import { expect, type Locator, type Page } from '@playwright/test';
import { admin, demo, signIn } from './steps/accounts';
import { test } from './steps/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('where the device has colours of its own, what is chosen still stands out', async ({ page }) => {
  await page.goto('/program-application-fee?currency=ZAR');
  await expectToLookDifferent(page.locator('label', { hasText: 'ZAR' }), page.locator('label', { hasText: 'KES' }));

  await signIn(page, admin, '/admin/generate');
  const purpose = page.locator('.purpose .ant-radio');
  await expectToLookDifferent(purpose.first(), page.getByRole('radio', { name: /^Marketing/ }));
  const tab = page.getByRole('link', { name: 'Generate', exact: true });
  await expectToLookDifferent(tab, page.getByRole('link', { name: 'Analysis', exact: true }));
  const chosen = page.getByRole('button', { name: '30 days' });
  await expectToLookDifferent(chosen, page.getByRole('button', { name: '90 days' }));

  await page.goto('/admin/history');
  const follow = page.getByRole('switch');
  await expectToLookDifferent(follow, follow);
});

test('where the device has colours of its own, the card of the balance has an edge', async ({ page }) => {
  await signIn(page, demo.wallet, '/afro-wallet');
  const edge = page.locator('.wallet__balance');
  await expect(edge).toBeVisible();
  const colour = await edge.evaluate((card) => getComputedStyle(card).outlineColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
});

/** Expects the control to look different once another option is chosen. */
async function expectToLookDifferent(control: Locator, other: Locator): Promise<void> {
  const before = await takePicture(control);
  await other.click();
  expect((await takePicture(control)).equals(before), await control.innerHTML()).toBe(false);
}

async function takePicture(control: Locator): Promise<Buffer> {
  await clearPointerAndFocus(control.page());
  return control.screenshot({ animations: 'disabled' });
}

async function clearPointerAndFocus(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
