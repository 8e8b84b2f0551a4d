import { expect, type Page } from '@playwright/test';
import { admin, demo, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { createBusiness, createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

/** All tabs, in their order. */
const adminTabs = [
  'User Management',
  'KYC',
  'Payments',
  'Orders',
  'Appraisals',
  'Hire Requests',
  'Growth Tools',
  'Generate',
  'Analysis',
];
const moreTabs = ['Loans', 'History', 'Proof', 'Who Looked', 'Personal Data', 'Operations', 'Settings'];
const reviewerTabs = ['KYC', 'Orders', 'Appraisals', 'Hire Requests', 'Growth Tools'];

test('each role sees its own tabs, and is told at the others that they are not theirs', async ({
  page,
  browser,
  request,
}) => {
  await openConsole(page, admin, 'profiles');
  expect(await readTabs(page)).toEqual([...adminTabs, ...moreTabs]);

  const staff = await signInAdmin(request);
  const tabsByRole = {
    reviewer: reviewerTabs,
    auditor: ['History', 'Proof', 'Who Looked', 'Personal Data'],
    operator: ['Operations'],
    finance: ['Payments', 'Orders', 'Analysis'],
  };
  for (const [role, names] of Object.entries(tabsByRole)) {
    const colleague = await createCreator(request);
    await staff.post(`/api/admin/members/${colleague.id}/roles`, { grant: role });
    const desk = await (await browser.newContext()).newPage();
    await openConsole(desk, colleague, 'nowhere');
    expect(await readTabs(desk)).toEqual(names);
    await expectTurnedAway(desk, role === 'reviewer' || role === 'finance' ? 'history' : 'orders');
    await desk.context().close();
  }

  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, await createBusiness(request));
  await expectTurnedAway(stranger, 'kyc');
});

async function expectTurnedAway(page: Page, tab: string): Promise<void> {
  await page.goto(`/admin/${tab}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Access Denied')).toBeVisible();
}

async function readTabs(page: Page): Promise<(string | undefined)[]> {
  const links = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return stripFigures(links.allInnerTexts());
}

/** The names of tabs without their counts. */
const stripFigures = async (texts: Promise<string[]>): Promise<(string | undefined)[]> =>
  (await texts).map((text) => text.split('\n')[0]?.trim());

test('the dashboard and the navigation lead each member of staff to the first tab of their own', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  for (const [staffPage, account, tab] of [[page, admin, 'profiles'] as const, [desk, demo.reviewer, 'kyc'] as const]) {
    await signIn(staffPage, account);
    for (const role of ['main', 'navigation'] as const) {
      await staffPage.getByRole(role).getByRole('link', { name: 'Admin Panel' }).click();
      await expect(staffPage).toHaveURL(new RegExp(`/admin/${tab}$`));
      await staffPage.goto('/dashboard');
    }
  }
});

test('staff open the pages of a creator without a journey of their own', async ({ page }) => {
  await signIn(page, admin, '/opportunities');
  await expect(page.getByText('3 of 3 are open to you now')).toBeVisible();
  await page.goto('/points');
  await expect(page.getByRole('heading', { name: 'Your points so far' })).toBeVisible();
  await expect(page.getByText('We could not load')).toBeHidden();
  await page.goto('/certification');
  await expect(page.getByRole('heading', { name: 'Recommendation', exact: true })).toBeVisible();
  await expect(page.getByText('You are Pro')).toBeHidden();
});

test('a name with markup, a formula and marks of direction is shown as text, and leaves as text', async ({
  page,
  request,
}) => {
  const business = await createBusiness(request);
  const legalBusinessName = '<img src=x onerror=alert(1)> =1+1 😀';
  await business.post('/api/me/kyc', {
    legalBusinessName: legalBusinessName.replace('😀', '\u202E😀'), // direction marks are removed
    businessAddress: '=HYPERLINK("http://evil.example")',
    contactPhone: '0803 123 4567',
    whatsappNumber: '0803 123 4568',
  });
  await openConsole(page, admin, 'kyc?pageSize=100');
  await page.getByText(legalBusinessName).filter({ visible: true }).first().click();
  await expect(page.getByRole('region', { name: legalBusinessName })).toBeVisible();
  expect(await page.locator('main img').count()).toBe(0);

  await page.goto('/admin/generate');
  await page.getByRole('combobox', { name: 'Data type' }).click();
  await page.getByText('Phone', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Generate List' }).click();
  await expect(page.getByText('Data Generated!')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const csv = await (await download).createReadStream().then((stream) => stream.toArray());
  const cells = Buffer.concat(csv as Buffer[])
    .toString()
    .split('\r\n')
    .slice(1, -1);
  expect(cells.length).toBeGreaterThan(0);
  expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

const paths = [
  ...['profiles', 'kyc', 'payments', 'orders', 'appraisals', 'hire-requests', 'growth-tools', 'generate', 'analysis'],
  ...['loans', 'history', 'proof', 'access-log', 'personal-data', 'operations', 'settings', 'staff', 'evidence'],
  ...['payments?status=all&pageSize=50', 'orders?state=decided', 'appraisals?state=decided'],
];

test('axe finds nothing on any tab, light and dark', async ({ page }) => {
  test.setTimeout(300_000);
  await openConsole(page, admin, 'profiles');
  for (const tab of paths) {
    await page.goto(`/admin/${tab}`);
    await expect(page.locator('main').locator('h2, .ant-segmented, .ant-select').first(), tab).toBeVisible();
    await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
  }
});

test('neither a tab, nor a table in it, nor a control is wider than the screen, on phone, tablet, laptop and desk', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openConsole(page, admin, 'profiles');
  for (const tab of paths) {
    await page.goto(`/admin/${tab}`);
    await expect(page.locator('main').locator('h2, .ant-segmented, .ant-select').first(), tab).toBeVisible();
    await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => readWiderParts(page), `${tab} at ${width} px`).toEqual([]);
    }
  }
});

/** Parts that scroll sideways, and buttons and fields that reach beyond the screen. */
const readWiderParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWider = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
    const isBeyond = (part: Element) => part.getBoundingClientRect().right > innerWidth;
    const boxes = document.querySelectorAll('html, .ant-segmented, .ant-table-container, .ant-table-content');
    const controls = document.querySelectorAll('main :is(button, input:not([type="radio"]), .ant-segmented-item)');
    return [...[...boxes].filter(isWider), ...[...controls].filter(isBeyond)].map(({ outerHTML }) =>
      outerHTML.slice(0, 120),
    );
  });

async function openConsole(page: Page, account: { email: string; password: string }, tab: string): Promise<Page> {
  await signIn(page, account, `/admin/${tab}`);
  return page;
}
