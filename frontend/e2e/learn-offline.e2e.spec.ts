import { expect } from '@playwright/test';
import { signIn } from './steps/accounts';
import { holdRequests } from './steps/network';
import { createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page, request }) => {
  const creator = await createCreator(request);
  await upgradeMember(creator, await signInAdmin(request));
  await signIn(page, creator);
});

test('after one visit to the hub, it and its lessons open without a network', async ({ page, context }) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn Hub' }).click();
  await expect(page.getByLabel(/^Keep on this phone \(\d+ KB\)/)).toBeChecked();
  await expect(page.getByText('The hub and its lessons open without a network.')).toBeVisible();
  await context.setOffline(true);
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: /Social Media Management/ })).toBeVisible();
  for (const slug of ['social-media-management', 'event-management', 'creators-network-masterclass']) {
    await page.goto(`/learn/${slug}?day=2`);
    await expect(page.getByText('Day 2', { exact: true })).toBeVisible();
    await expect(page.locator('.lesson p').nth(1)).toBeVisible();
  }
});

test('who does not want the lessons kept has none on the device', async ({ page }) => {
  const countKept = () =>
    page.evaluate(async () => {
      const { files } = (await (await fetch('/learn-hub.json')).json()) as { files: string[] };
      const kept = await Promise.all(files.map((file) => caches.match(file)));
      return kept.filter(Boolean).length / files.length;
    });
  await page.goto('/learn');
  await expect(page.getByText('The hub and its lessons open without a network.')).toBeVisible();
  expect(await countKept()).toBe(1);
  await page.getByLabel(/^Keep on this phone/).uncheck();
  await expect.poll(countKept).toBe(0);
  await page.reload();
  await expect(page.getByLabel(/^Keep on this phone/)).not.toBeChecked();
});

test('marks that are late or do not come hide no text, and nothing is counted before they are there', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/me/lessons');
  await page.evaluate(() => localStorage.removeItem('sankofa.last-data'));
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: /Event Management/ })).toBeVisible();
  await expect(page.getByText(/of 7 days/)).toHaveCount(0);
  release();
  await expect(page.getByText('0 of 7 days read').first()).toBeVisible();

  await page.unrouteAll();
  await page.route('**/api/me/lessons', (route) => route.fulfill({ status: 500, body: '' }));
  await page.evaluate(() => localStorage.removeItem('sankofa.last-data'));
  await page.goto('/learn/event-management');
  await expect(page.getByRole('heading', { name: 'Why it matters' })).toBeVisible();
});
