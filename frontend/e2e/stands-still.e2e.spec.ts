import { expect, type Locator } from '@playwright/test';
import { inventNewcomer, registerCreator } from './steps/accounts';
import { test } from './steps/test';

const topOf = async (place: Locator): Promise<number | undefined> => (await place.boundingBox())?.y;

test('what one is about to press stays where it is when the network goes and a new version comes', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerCreator(page, inventNewcomer('Ada'));
  const button = page.getByRole('button', { name: 'Upgrade to Pro' }).first();
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await topOf(button);
  await page.route('**/app.html', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/index-[\w-]+\.js/, 'index-newer.js'),
    });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A new version of Sankofa is here.')).toBeVisible();
  expect(await topOf(button)).toBe(before);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await topOf(button)).toBe(before);
});
