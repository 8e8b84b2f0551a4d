import { expect, type Locator, type Page } from '@playwright/test';
import { admin, fillRegistration, inventNewcomer, registerCreator, signIn } from './steps/accounts';
import { holdRequests } from './steps/network';
import { addPoints, createApprovedCreator, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const topOf = async (place: Locator): Promise<number | undefined> => (await place.boundingBox())?.y;

/** Measures the cumulative layout shift from the next page load on. */
async function measureShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & Record<string, number>)[])
        if (!hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

test('nothing moves between the sign-up and the dashboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shift = await measureShift(page);
  await fillRegistration(page, inventNewcomer('Ada'));
  const answer = await holdRequests(page, '**/assets/member-area-*.js');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Opening your account...')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  answer();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(0.05);
});

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

test('news that comes while the inbox is open waits above it until it is asked for', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const staff = await signInAdmin(request);
  const creator = await createApprovedCreator(request, staff);
  await signIn(page, creator, '/notifications');
  const approval = page.getByRole('link', { name: /Day 1/ });
  await expect(approval).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Nothing unread')).toBeVisible();
  const before = await topOf(approval);
  await addPoints(creator, staff, 5);
  const show = page.getByRole('button', { name: 'Show 1 new' });
  await expect(show).toBeVisible();
  expect(await topOf(approval)).toBe(before);
  await show.click();
  await expect(page.getByRole('link', { name: /5 points added/ })).toBeVisible();

  await page.getByRole('link', { name: 'Choose what reaches you' }).click();
  await expect(page).toHaveURL(/\/profile\/notices/);
  await addPoints(creator, staff, 7);
  await expect(page.getByRole('link', { name: /^Notifications, 2 unread/ })).toBeVisible();
  await page.getByRole('link', { name: /^Notifications, 2 unread/ }).click();
  await expect(page.getByRole('link', { name: /7 points added/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show/ })).toBeHidden();
});

test('a button that ends in a chat stands in its place before the number is known', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await addPoints(creator, staff, 60);
  await signIn(page, creator, '/notifications');
  for (const [path, below] of [
    ['/join-live-projects', 'School Xtra'],
    ['/team-projects', 'Funding'],
  ] as const) {
    const answer = await holdRequests(page, '**/api/reference-data');
    await page.goto(path);
    const place = page.getByRole('heading', { name: below });
    await expect(place).toBeVisible();
    const before = await topOf(place);
    answer();
    await page.waitForLoadState('networkidle');
    expect(await topOf(place)).toBe(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('how to pay stays where it is when the plan of a member is known', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const creator = await createCreator(request);
  await upgradeMember(creator, await signInAdmin(request));
  await signIn(page, creator, '/notifications');
  const shift = await measureShift(page);
  const answer = await holdRequests(page, '**/api/me/membership');
  await page.goto('/program-application-fee#pay');
  const ways = page.getByRole('heading', { name: 'Bank transfer' });
  await expect(ways).toBeInViewport();
  await page.waitForLoadState('networkidle');
  const [before, shiftBefore] = [await topOf(ways), await shift()];
  answer();
  await expect(page.getByText(/^Your Standard plan runs until/)).toBeVisible();
  expect(await topOf(ways)).toBe(before);
  expect((await shift()) - shiftBefore).toBe(0);
});

for (const width of [360, 768, 1280]) {
  test(`what stands below the ways to pay stays where it is when they are known, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await holdRequests(page, '**/api/reference-data');
    await page.goto('/program-application-fee');
    const below = page.getByRole('heading', { name: '3. What happens next' });
    await page.waitForLoadState('load');
    const before = await topOf(below);
    answer();
    await expect(page.getByText('Account number')).toBeVisible();
    expect(Math.abs(Number(await topOf(below)) - Number(before))).toBeLessThan(4);
  });
}

test('a press right after a search was typed is not lost as the list reloads', async ({ page }) => {
  await signIn(page, admin, '/admin/profiles');
  const actions = page.getByRole('button', { name: /^Actions for/ }).first();
  const name = ((await actions.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await page.getByRole('searchbox').fill(name);
  await actions.click({ delay: 120 }); // as long as a finger takes
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
});

test('a tab that is pressed right after a search was typed opens, and stays open', async ({ page }) => {
  await signIn(page, admin, '/admin/payments');
  await page.getByRole('searchbox').fill('Ada');
  await page.getByRole('link', { name: 'Growth Tools' }).click({ delay: 120 });
  await expect(page.getByRole('heading', { name: 'Growth Tools Management' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/growth-tools$/);
});

test('what staff are about to press stays where it is when the network goes', async ({ page, context }) => {
  await signIn(page, admin, '/admin/appraisals');
  const button = page.getByRole('button', { name: 'Approve' }).first();
  await expect(button).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await topOf(button);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await topOf(button)).toBe(before);
});
