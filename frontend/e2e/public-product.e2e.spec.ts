import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './steps/axe';
import { test } from './steps/test';

test.use({ viewport: { width: 360, height: 640 } });

test('a visitor on a small phone finds the price, a lesson to read, and when somebody is there', async ({ page }) => {
  await page.goto('/');
  const plans = page.getByRole('region', { name: 'What it costs, and what it buys' });
  await plans.getByRole('radio', { name: 'ZAR' }).check();
  await expect(plans.getByText('R650', { exact: true })).toBeVisible();
  await plans.getByRole('link', { name: 'See how to pay for Basic' }).click();
  await expect(page).toHaveURL(/\/program-application-fee\?plan=basic&currency=ZAR$/);
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked();

  await page.goto('/');
  await page.getByRole('link', { name: 'Read a sample lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Try it today' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/contact');
  await expect(page.getByText('Monday to Friday, 9:00 to 17:00 in Lagos')).toBeVisible();
  await expect(page.getByText('Within one working day')).toBeVisible();
});

test('what others say, and how a certificate looks, come from the settings', async ({ page }) => {
  const voices = page.getByRole('heading', { name: /^(In their words|Our partners)$/ });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What it costs, and what it buys' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(voices).toHaveCount(0);
  await page.goto('/for-creator');
  const sample = page.getByRole('img', { name: /^A sample of the certificate/ });
  await expect(page.getByText('They are not issued yet.')).toBeVisible();
  await expect(sample).toHaveCount(0);

  await page.route('**/api/features', (route) => route.fulfill({ json: { certificates: true } }));
  await page.route('**/api/reference-data', async (route) => {
    const answer = await route.fetch();
    const partners = [{ name: 'Yaba Makers', url: 'https://makers.example' }];
    const quotes = [{ text: 'I found my first client.', name: 'A graduate' }];
    await route.fulfill({ json: { ...((await answer.json()) as object), voices: { partners, quotes } } });
  });
  await page.reload();
  await expect(sample).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/');
  await expect(voices).toHaveText(['In their words', 'Our partners']);
  await expect(page.getByRole('link', { name: 'Yaba Makers' })).toHaveAttribute('rel', /noopener/);
  await expectAccessibleInBothThemes(page);
});

for (const path of ['/', '/for-creator', '/for-business']) {
  test(`the pictures of ${path} load, in the theme that was chosen, and its links lead somewhere`, async ({ page }) => {
    await page.goto(path);
    for (const [theme, name] of [
      ['Light', /-light-/],
      ['Dark', /-dark-/],
    ] as const) {
      await page.getByRole('radio', { name: theme }).check();
      for (const picture of await page.locator('.phone img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(name);
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(450);
      }
    }
    for (const address of await linksOf(page)) expect((await page.request.get(address)).status(), address).toBe(200);
  });
}

async function linksOf(page: Page): Promise<Set<string>> {
  const addresses = await page
    .locator('main a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return new Set(addresses.filter((address) => address !== null));
}
