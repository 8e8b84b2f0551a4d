import { expect, type Page } from '@playwright/test';
import { admin, demo, signIn } from './steps/accounts';
import { test } from './steps/test';

/** The widths of old and new phones, upright and sideways, and of windows side by side. */
const WIDTHS = [320, 360, 375, 390, 412, 430, 445, 460, 480, 500, 540, 600, 667, 740, 768, 820, 915, 1024, 1180];

async function expectNoneTooWide(page: Page, paths: string[]): Promise<void> {
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      if (shown > width) tooWide.push(`${path} at ${width} px: ${shown}`);
    }
  }
  expect(tooWide).toEqual([]);
}

const publicPaths = ['/', '/about', '/contact', '/nowhere', '/program-application-fee'];

test('at no width does a public page scroll sideways, for visitors and for members', async ({ page }) => {
  await expectNoneTooWide(page, [...publicPaths, '/login', '/register']);
  await signIn(page, demo.creator);
  await expectNoneTooWide(page, publicPaths);
});

test('at no width does a page of members scroll sideways', async ({ page }) => {
  await signIn(page, demo.creator);
  await expectNoneTooWide(page, ['/dashboard', '/appraisals', '/learn', '/opportunities', '/profile']);
  await page.context().clearCookies();
  await signIn(page, demo.business);
  await expectNoneTooWide(page, ['/kyc', '/growth-tools', '/orders', '/hire-interns', '/loan']);
});

test('at no width does a tab of the console scroll sideways', async ({ page }) => {
  await signIn(page, admin);
  const tabs = ['profiles', 'payments', 'orders', 'appraisals', 'analysis', 'history', 'settings', 'operations'];
  await expectNoneTooWide(
    page,
    tabs.map((tab) => `/admin/${tab}`),
  );
});
