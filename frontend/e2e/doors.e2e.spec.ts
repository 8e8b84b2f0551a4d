import { expect, type Locator, type Page } from '@playwright/test';
import { demo, signIn } from './steps/accounts';
import { forgetDevice } from './steps/network';
import {
  addPoints,
  approveDay,
  type Caller,
  createBusiness,
  createCreator,
  signInAdmin,
  submitKyc,
  upgradeMember,
} from './steps/server';
import { test } from './steps/test';

let staff: Caller;
test.beforeEach(async ({ request }) => {
  staff = await signInAdmin(request);
});

const door = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

test('a lock screen leads to what opens it', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, creator);
  for (const path of ['/learn', '/join-live-projects', '/team-projects', '/freelance-gigs', '/certification']) {
    await page.goto(path);
    await expect(door(page, 'See the plans'), path).toHaveAttribute('href', '/program-application-fee');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certification and Recommendation');
  await upgradeMember(creator, staff);
  await expect(door(page, 'Earn more in the challenge')).toHaveAttribute('href', '/appraisals');

  const business = await createBusiness(request);
  await upgradeMember(business, staff);
  await forgetDevice(page);
  await signIn(page, business, '/orders');
  await expect(door(page, 'Go to Business Verification')).toHaveAttribute('href', '/kyc');
  await submitKyc(business, 'Adunni Foods');
  await door(page, 'Go to Business Verification').click();
  await expect(page.getByText('Your verification is pending')).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`what says that a feature is locked covers nothing of the question beside it, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await signIn(page, await createCreator(request));
    await page.getByRole('button', { name: /Learn Hub/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro Account' });
    const told = page.locator('.toast');
    await expect(told).toBeVisible();
    expect(isOverlapping(await dialog.boundingBox(), await told.boundingBox())).toBe(false);
  });
}

test('what the menu leads to keeps the menu, and a visitor finds no wallet', async ({ page }) => {
  await page.goto('/afro-wallet');
  await expect(page).toHaveURL(/\d\/$/);
  await signIn(page, demo.wallet);
  for (const path of ['/contact', '/program-application-fee']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^My Account/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Wallet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  }
});

test('a member is offered nothing that is taken away a moment later, and nothing moves', async ({ page }) => {
  await signIn(page, demo.wallet);
  await expect(page.getByRole('button', { name: /^My Account/ })).toBeVisible();
  const offered = page.locator('header, footer').locator('nav, button, a:not(:has(.mark))').filter({ visible: true });
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['/contact', '/program-application-fee', '/sample-lesson']) {
    const [code, member] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route('**/assets/*.js', (route) => code.promise.then(() => route.continue()));
    await page.route('**/api/me', (route) => member.promise.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading).toBeVisible();
    await expect(offered, `${path}, without code`).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Confirm on WhatsApp' })).toHaveCount(0);
    const asked = page.waitForRequest('**/api/me');
    code.resolve();
    await asked;
    await expect(offered, `${path}, without an answer`).toHaveCount(0);
    const { y } = (await heading.boundingBox()) ?? {};
    member.resolve();
    await expect(page.getByRole('button', { name: /^My Account/ })).toBeVisible();
    expect(await heading.boundingBox(), path).toMatchObject({ y });
    await page.unrouteAll();
  }
});

for (const width of [360, 412, 768, 1280]) {
  test(`nothing moves when hours and addresses arrive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => JSON.stringify(entry))),
      ).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/reference-data', (route) => answer.promise.then(() => route.continue()));
    const asked = page.waitForRequest('**/api/reference-data');
    await page.goto('/contact');
    await asked;
    answer.resolve();
    await expect(page.getByText('Monday to Friday')).toBeVisible();
    const shifts = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return (globalThis as unknown as { shifts: string[] }).shifts;
    });
    expect(shifts).toEqual([]);
  });
}

test('a page has one name: in the menu, above itself and in the title', async ({ page }) => {
  // The demo's graduate sees one great moment, which must be closed.
  await page.addLocatorHandler(page.getByRole('dialog').getByRole('button', { name: 'Go on' }), (button) =>
    button.click(),
  );
  for (const who of ['graduate@example.com', demo.business.email]) {
    await signIn(page, { email: who, password: 'sankofa-demo' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
    const names = (await menu.getByRole('link').allInnerTexts()).filter(
      (name) => !['Dashboard', 'Contact'].includes(name), // a greeting, and two names in the specification
    );
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      await menu.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Sankofa`);
    }
    await page.goto('/dashboard');
    const cards = page.getByRole('region', { name: 'What is open to you' }).getByRole('link');
    await cards.first().waitFor();
    for (let i = 0; i < (await cards.count()); i++) {
      const name = await cards.nth(i).locator('strong').innerText();
      await cards.nth(i).click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await page.goto('/dashboard');
      await cards.first().waitFor();
    }
    await forgetDevice(page);
  }
});

test('the public menu closes by the escape key and by a press outside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const open = page.getByRole('button', { name: 'Menu' });
  await open.click();
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.mouse.click(20, 500);
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('an approval that arrives is announced, and today is marked as the step', async ({ page, request }) => {
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await creator.post('/api/me/appraisals', { learnings: 'Headlines.', assignmentUrl: 'https://network.example/1' });
  await signIn(page, creator, '/appraisals');
  await expect(page.locator('[aria-current="step"]')).toContainText('Day 1');
  await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();
  await approveDay(creator, staff, 9);
  // The inbox link announces it in words.
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /Day 1 approved.*9 points/s })
      .first(),
  ).toBeAttached();
  await expect(page.locator('[aria-current="step"]')).toContainText('Day 2');
});

test('a wrong password stays at the field once the toast has gone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('pro@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const told = page.getByRole('main').getByText('The e-mail address or the password is not right.');
  await expect(told).toBeVisible();
  await expect(page.getByText('Sign in Failed')).toBeHidden();
  await expect(told).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('a browser that blocks cookies is told so once, and the forms know countries and states', async ({ page }) => {
  await page.goto('/register?type=creator');
  await expect(page.getByLabel('Country')).toHaveAttribute('autocomplete', 'country-name');
  await expect(page.getByLabel('State')).toHaveAttribute('autocomplete', 'address-level1');
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }));
  await page.goto('/login');
  await expect(page.getByText('Your browser blocks cookies.')).toHaveCount(1);
  await signIn(page, demo.creator);
  await expect(page.getByText('Your browser blocks cookies.')).toHaveCount(0);
});

test('by a clock that is years behind, nothing was just now', async ({ page, request }) => {
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await addPoints(creator, staff, 5);
  await page.clock.install({ time: new Date('2019-03-01T10:00:00Z') });
  await signIn(page, demo.business);
  await page.getByRole('link', { name: /^Notifications/ }).click();
  const times = page.getByRole('main').getByRole('time');
  await times.first().waitFor();
  expect((await times.allInnerTexts()).filter((text) => text === 'just now')).toEqual([]);
});

function isOverlapping(one: Awaited<ReturnType<Locator['boundingBox']>>, other: typeof one): boolean {
  if (!one || !other) return true;
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
