import { expect, type Locator, type Page, test } from '@playwright/test';
import { admin, signIn } from './steps/accounts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('where the device has colours of its own, what is chosen still stands out', async ({ page }) => {
  await page.goto('/program-application-fee?currency=ZAR');
  await expectToLookOtherwise(page.locator('label', { hasText: 'ZAR' }), page.locator('label', { hasText: 'KES' }));

  await signIn(page, admin);
  await page.goto('/admin/generate');
  const purpose = page.locator('.purpose .ant-radio');
  await expectToLookOtherwise(purpose.first(), page.getByRole('radio', { name: /^Marketing/ }));
  const tab = page.getByRole('link', { name: 'Generate', exact: true });
  await expectToLookOtherwise(tab, page.getByRole('link', { name: 'Analysis', exact: true }));
  await expectToLookOtherwise(page.locator('label', { hasText: '30 days' }), page.getByText('90 days'));

  await page.goto('/admin/history');
  const follow = page.getByRole('switch');
  await expectToLookOtherwise(follow, follow);
});

/** With nothing but its choice changed. */
async function expectToLookOtherwise(control: Locator, other: Locator): Promise<void> {
  const before = await lookOf(control);
  await other.click();
  expect((await lookOf(control)).equals(before), await control.innerHTML()).toBe(false);
}

async function lookOf(control: Locator): Promise<Buffer> {
  await leave(control.page());
  return control.screenshot({ animations: 'disabled' });
}

/** Neither the pointer nor the focus is on anything. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
