import { expect } from '@playwright/test';
import { demo, inventNewcomer, registerCreator, signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { addPoints, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test('on a phone, the first field that is wrong is not hidden by what is told about it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/register?type=creator');
  await page.getByLabel('Department').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Missing Information' });
  await expect(told).toBeVisible();
  const field = page.getByLabel('First name');
  await expect(field).toBeFocused();
  const [below, fieldBox] = [await told.boundingBox(), await field.boundingBox()];
  expect(fieldBox?.y ?? 0).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
});

test('the chat button floats where one reads, and covers nothing where a form is filled in', async ({ page }) => {
  const chat = page.getByRole('link', { name: 'Chat with support' });
  const position = () => chat.evaluate((button) => getComputedStyle(button).position);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  expect(await position()).toBe('fixed');
  for (const path of ['/login', '/register?type=creator', '/forgot-password']) {
    await page.goto(path);
    expect(await position(), path).toBe('static');
  }
});

test('on a phone, both ways on from a profile are as wide as it is, and no heading breaks within a word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await registerCreator(page, inventNewcomer('Zuri'), '/profile');
  const widthOf = async (name: string) => (await page.getByRole('link', { name }).boundingBox())?.width;
  expect(await widthOf('Upgrade Account')).toBe(await widthOf('Edit Profile'));
  await page.goto('/verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your e\u2011mail address');
});

test('on a phone, the menu of the account is whole beside a long address, which can be corrected', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const newcomer = { ...inventNewcomer('Zuri'), email: `chukwuebuka.nwankwo-${Date.now()}@example.com` };
  await registerCreator(page, newcomer);
  await page.getByRole('button', { name: /^My Account/ }).click();
  const menu = await page.locator('.account__menu').boundingBox();
  expect(menu?.x ?? 0).toBeGreaterThan(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThan(360);
  await page.keyboard.press('Escape');

  const steps = page.getByRole('region', { name: /Your first steps/ });
  await steps.getByRole('link', { name: 'Write it' }).click();
  const story = page.getByLabel('Motivation');
  await expect(story).toBeFocused();
  await expect(story).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Correct it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e\u2011mail address');
});

test('what is told while a great moment opens is legible beside it', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await signIn(page, creator, '/appraisals');
  await page.getByLabel('Learnings').fill('One promise in a headline.');
  await page.getByLabel('Assignment link').fill('https://network.example/post');
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  const told = page.locator('.toast');
  await told.hover(); // keeps it open
  await addPoints(creator, staff, 50);
  const moment = page.getByRole('dialog', { name: 'Silver reached' });
  await expect(moment).toBeVisible();
  await expect(told).toContainText('Appraisal Request Submitted!');
  expect((await moment.boundingBox())?.y).toBe(0);
  const title = await moment.getByRole('heading', { name: 'Silver reached' }).boundingBox();
  const below = await told.boundingBox();
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((below?.y ?? 0) + (below?.height ?? 0));
  await expectAccessible(page);
});

test('the ways on of a moment are in sight on a short phone with large letters', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  const staff = await signInAdmin(request);
  const creator = await createCreator(request, { firstName: 'Oluwaseunfunmilayo'.repeat(2) });
  await signIn(page, creator, '/dashboard');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
  await upgradeMember(creator, staff);
  await addPoints(creator, staff, 10);
  const card = page.getByRole('region', { name: 'News for you' });
  await expect(card.getByRole('link', { name: 'Your first step: today’s brief' })).toBeInViewport({ ratio: 1 });
  await expect(card.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await card.getByRole('button', { name: 'Close' }).click();
  await addPoints(creator, staff, 50);
  const moment = page.getByRole('dialog', { name: 'Silver reached' });
  await expect(moment.getByRole('img')).toBeVisible();
  await expect(moment.getByRole('button', { name: 'Go on' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test('what stands alone and is touched is as large as a fingertip', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await signIn(page, demo.creator);
  const small: string[] = [];
  for (const path of ['/', '/privacy', '/dashboard', '/profile', '/profile/edit', '/notifications', '/appraisals']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const found = await page.locator('a, button, input, select, label:has([type=radio])').evaluateAll((targets) =>
      targets
        .filter(({ parentElement }) =>
          [...(parentElement?.childNodes ?? [])].every(
            (node) => node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim(),
          ),
        )
        .filter((target) => target.checkVisibility({ opacityProperty: true }))
        .filter((target) => !target.closest('.visually-hidden, .skip-link'))
        .filter((target) => target.getBoundingClientRect().height < 44)
        .map((target) => target.textContent),
    );
    small.push(...found.map((name) => `${path}: ${name}`));
  }
  expect(small).toEqual([]);
});
