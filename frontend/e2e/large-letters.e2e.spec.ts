import { expect, test } from '@playwright/test';
import { signIn } from './steps/accounts';

const WIDTH = 360;
const executablePath = process.env.CHROMIUM_PATH;

test.use({
  viewport: { width: WIDTH, height: 740 },
  launchOptions: { args: ['--blink-settings=defaultFontSize=32'], ...(executablePath && { executablePath }) },
});

const forVisitors = ['/', '/for-creator', '/program-application-fee', '/register', '/login'];
const forCreators = ['/dashboard', '/profile', '/points', '/notifications', '/learn/event-management'];

test('with letters twice as large, nothing scrolls sideways', async ({ page }) => {
  const widths: [string, number][] = [];
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    widths.push([path, await page.evaluate(() => document.documentElement.scrollWidth)]);
  };
  for (const path of forVisitors) await visit(path);
  await signIn(page, { email: 'pro@example.com', password: 'sankofa-demo' });
  for (const path of forCreators) await visit(path);
  expect(widths).toEqual([...forVisitors, ...forCreators].map((path) => [path, WIDTH]));
});
