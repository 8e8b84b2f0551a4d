import { expect, type Locator } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { holdRequests } from './steps/network';
import { createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test('on a tablet, beside the open menu, the list of users says how they stand and what can be done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, admin, '/admin/profiles');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

test('on a tablet every tab is in sight, however much waits, and a closed menu leaves the page all the width', async ({
  page,
}) => {
  const queues = ['appraisals', 'kyc', 'payments', 'orders', 'hireRequests', 'growthTools', 'loans', 'privacyRequests'];
  const each = (count: number) => Object.fromEntries(queues.map((queue) => [queue, count]));
  await page.route('**/api/admin/queue-counts', (route) =>
    route.fulfill({ json: { ...each(5_024), overdue: each(4_606), targets: each(48) } }),
  );
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page, admin);
  await page.goto('/admin/kyc');
  const tabs = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link');
  await expect(tabs.filter({ hasText: '5K overdue' })).toHaveCount(queues.length);
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(tabs).toHaveCount(0);
  expect((await page.getByRole('main').boundingBox())?.width).toBe(768);
});

/** The usual length of a name; other journeys invent longer ones. */
const USUAL_LENGTH = 18;

test('on a laptop each name of a queue stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, admin, '/admin/orders?pageSize=50');
  for (const queue of ['orders', 'payments', 'appraisals']) {
    await page.goto(`/admin/${queue}?pageSize=50`);
    const names = page.locator('.queue__list .person strong');
    await expect(names.nth(20)).toBeVisible();
    const heights = await names.evaluateAll((all, longest) => {
      const usual = all.filter(({ textContent }) => textContent.length <= longest);
      return usual.map((name) => name.getBoundingClientRect().height);
    }, USUAL_LENGTH);
    expect(heights.length).toBeGreaterThan(9);
    expect(Math.max(...heights)).toBeLessThan(30);
  }
});

test('what is open of a queue stands beside the list, on none of it, and its rows stay low', async ({ page }) => {
  await signIn(page, admin);
  for (const queue of ['kyc', 'payments', 'orders', 'appraisals', 'hire-requests', 'growth-tools', 'loans']) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/admin/${queue}`);
    const list = page.locator('.queue__list');
    const panel = page.locator('.queue__panel');
    await list.getByRole('button', { name: 'Expand row' }).first().click();
    await expect(panel.getByRole('button').first()).toBeVisible();
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const told = `${queue} at ${width} px`;
      await expect.poll(() => rightOf(list.getByRole('table')), told).toBeLessThan(await leftOf(panel));
      const heights = await list.getByRole('row').evaluateAll((rows) => rows.map((row) => row.clientHeight));
      expect(Math.max(...heights), told).toBeLessThan(100);
    }
  }
});

const leftOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.x ?? Number.NaN;

const rightOf = (place: Locator): Promise<number> => place.evaluate((it) => it.getBoundingClientRect().right);

test('on a phone a status stands in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin, '/admin/orders?status=processing');
  const status = page.getByRole('row').getByText('Processing').first();
  await expect(status).toBeVisible();
  expect((await status.boundingBox())?.height).toBeLessThan(36);
});

test('on a phone what is told leaves the menu within reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin);
  await page.route('**/api/admin/kyc?*', (route) => route.abort());
  await page.goto('/admin/kyc');
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(notifications).toContainText('Error fetching KYC requests', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Menu' }).click({ timeout: 2_000 });
  await expect(page.getByRole('navigation', { name: 'Admin panel' })).toBeVisible();
});

test('on a phone what is told leaves the title of a dialog in sight, and is reached from within', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin, '/admin/profiles?membershipType=Creator');
  await page.locator('.person__name').first().click();
  await page.getByRole('button', { name: 'Adjust points' }).click();
  await page.route('**/api/admin/members/*/points', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.getByLabel('Add or take away').fill('5');
  await page.getByRole('button', { name: 'Update points' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Error updating points' });
  await expect(toast).toBeVisible();
  const title = page.getByText(/^Points of/);
  await expect
    .poll(async () => ((await title.boundingBox())?.y ?? 0) - bottomOf(await toast.boundingBox()))
    .toBeGreaterThan(0);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
});

const bottomOf = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : Number.NaN);

test('what stands below a list waits for it, and moves nowhere', async ({ page }) => {
  await signIn(page, admin);
  const release = await holdRequests(page, '**/api/admin/appraisals?page*');
  const answered = page.waitForResponse(/finished-below/);
  await page.goto('/admin/appraisals');
  await answered;
  const below = page.locator('#finished-below');
  await expect(below).toBeAttached();
  await expect(below).toBeHidden();
  release();
  await expect(below).toBeVisible();
});

test('what needs a look is said beside the title, and moves nothing of the page', async ({ page }) => {
  await signIn(page, admin);
  for (const width of [360, 768, 1280, 1920]) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/ops/conditions', async (route) => {
      await released;
      await route.fulfill({ json: { items: [{ id: 'x', kind: 'queue', says: 'housekeeping is paused.' }] } });
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/hire-requests');
    const title = page.getByRole('heading', { name: 'Creator Requests' });
    const before = await title.boundingBox();
    release();
    await expect(page.getByRole('link', { name: 'Open Operations' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'housekeeping is paused.' })).toBeAttached();
    expect(await title.boundingBox(), `at ${width} px`).toEqual(before);
  }
  await expectAccessibleInBothThemes(page);
});

test('on a phone, where the menu is closed, a wait is held against the target that was set', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/api/admin/queue-counts', async (route) => {
    const response = await route.fetch();
    const counts = (await response.json()) as { targets: object };
    await route.fulfill({ json: { ...counts, targets: { ...counts.targets, loans: 9_999 } } });
  });
  await signIn(page, admin);
  await page.goto('/admin/loans');
  await expect(page.getByTitle('Target: 9999 hours').first()).toBeVisible();
});

test('what is touched is as large as a fingertip', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await signIn(page, admin);
  for (const [path, target] of [
    ['/admin/profiles', page.locator('.person__name').first()],
    ['/admin/orders', page.getByRole('button', { name: 'Expand row' }).first()],
  ] as const) {
    await page.goto(path);
    await expect(target).toBeVisible();
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height), path).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone the views that can be removed lie within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin, '/admin/profiles?membershipType=Business');
  const name = 'Businesses of everywhere, whatever';
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const removal = page.getByRole('menuitem', { name }).last();
  await expect(removal).toBeInViewport({ ratio: 1 });
  await removal.click();
  await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
});

test('a very long name widens no page of the console', async ({ page, request }) => {
  const creator = await createCreator(request, {
    firstName: 'Oluwafunmilayo'.repeat(4),
    lastName: 'Nwachukwuemeka'.repeat(4),
  });
  const { id } = creator;
  await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference: 'TRF'.padEnd(100, 'X') });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin);
  const readWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(`/admin/personal-data?member=${id}`);
  await expect(page.getByRole('heading', { name: /^What we hold of Oluwa/ })).toBeVisible();
  await expect(page.locator('.held__picker').getByText(/Oluwa/)).toBeVisible();
  expect(await readWidth(), 'what is held').toBe(360);
  await page.goto(`/admin/history?subject=${id}&type=MemberRegistered`);
  await page.getByRole('table').getByText('Member registered').click();
  await expect(page.getByRole('button', { name: /^All about Oluwa/ })).toBeVisible();
  expect(await readWidth(), 'an event').toBe(360);
  await page.goto(`/admin/history?life=${id}`);
  await expect(page.getByRole('heading', { name: /as of now$/ })).toBeVisible();
  expect(await readWidth(), 'a life').toBe(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  const thenColumn = await page.getByRole('columnheader', { name: 'Then' }).boundingBox();
  expect(thenColumn?.width, 'what was then has its room beside a long reference').toBeGreaterThan(300);
  await page.goto(`/admin/history?subject=${id}&type=ProgramFeeSubmitted`);
  await page.getByRole('table').getByText('Program fee submitted').click();
  await expect(page.getByRole('region', { name: 'What led to what' })).toContainText('Oluwafunmilayo');
  expect(await readWidth(), 'an event on a desk').toBe(1280);
});

test('what is told of a payment stays in its cell on a phone, beside a reference without a blank', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  const reference = String(Date.now()).padStart(30, '0000132511'); // as long as that of an instant transfer
  await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, admin, `/admin/payments?q=${reference}`);
  const row = page.getByRole('row', { name: reference });
  const readRight = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const end = await readRight(row.locator('.person-row'));
  for (const text of [reference, 'Changes their plan']) {
    expect(await readRight(row.getByText(text)), text).toBeLessThanOrEqual(end);
  }
});
