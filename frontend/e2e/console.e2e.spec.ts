import { expect, type Page, test } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { asAdmin, type Caller, newBusiness, newCreator } from './steps/server';

/** In their order; what each staff role may open. */
const everyTab = [
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
const moreTabs = ['Loans', 'History', 'Proof', 'Personal Data', 'Operations'];
const reviewerTabs = ['KYC', 'Orders', 'Appraisals', 'Hire Requests', 'Growth Tools'];
const reviewer = { email: 'reviewer@example.com', password: 'sankofa-demo' };

interface Decided {
  items: { data: { appraisalId: string } }[];
}

test('two reviewers share a queue by keyboard, and nothing is decided twice or lost', async ({ browser, request }) => {
  const staff = await asAdmin(request);
  const before = await staff.get<{ total: number }>('/api/admin/appraisals');
  const known = new Set(await approved(staff));
  const pages = await Promise.all([
    consoleOf(await (await browser.newContext()).newPage(), admin, 'appraisals'),
    consoleOf(await (await browser.newContext()).newPage(), reviewer, 'appraisals'),
  ]);

  await Promise.all(pages.map((page, i) => approveSome(page, 4, i + 5)));

  const news = (await approved(staff)).filter((id) => !known.has(id));
  const after = await staff.get<{ total: number }>('/api/admin/appraisals');
  expect(new Set(news).size).toBe(news.length);
  expect(before.total - after.total).toBe(news.length);
  expect(news.length).toBeGreaterThanOrEqual(4);
});

/** Opens what comes next, gives the points and approves; a colleague may have been faster. */
async function approveSome(page: Page, count: number, points: number): Promise<void> {
  const current = page.locator('section.review');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (let i = 0; i < count; i++) {
    let name = '';
    await expect(async () => {
      if (!(await current.isVisible())) await page.keyboard.press('j');
      name = (await current.getAttribute('aria-label', { timeout: 500 })) ?? '';
    }).toPass();
    await page.keyboard.press(String(points));
    await page.keyboard.press('a');
    await expect(page.getByRole('region', { name, exact: true })).toBeHidden();
  }
}

async function approved(staff: Caller): Promise<string[]> {
  const { items } = await staff.get<Decided>('/api/audit/events?type=AppraisalApproved&pageSize=100');
  return items.map(({ data }) => data.appraisalId);
}

test('each role sees its own tabs, and is told at the others that they are not theirs', async ({
  page,
  browser,
  request,
}) => {
  await consoleOf(page, admin, 'profiles');
  expect(await tabsOn(page)).toEqual([...everyTab, ...moreTabs]);

  const staff = await asAdmin(request);
  const theirs = { reviewer: reviewerTabs, auditor: ['History', 'Proof', 'Personal Data'], operator: ['Operations'] };
  for (const [role, names] of Object.entries(theirs)) {
    const colleague = await newCreator(request);
    await staff.post(`/api/admin/members/${colleague.id}/roles`, { grant: role });
    const desk = await (await browser.newContext()).newPage();
    await consoleOf(desk, colleague, 'nowhere');
    expect(await tabsOn(desk)).toEqual(names);
    await expectTurnedAway(desk, role === 'reviewer' ? 'history' : 'orders');
    await desk.context().close();
  }

  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, await newBusiness(request));
  await expectTurnedAway(stranger, 'kyc');
});

async function expectTurnedAway(page: Page, tab: string): Promise<void> {
  await page.goto(`/admin/${tab}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Access Denied')).toBeVisible();
}

async function tabsOn(page: Page): Promise<(string | undefined)[]> {
  const links = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return namesOf(links.allInnerTexts());
}

/** Without the figures beside them. */
const namesOf = async (texts: Promise<string[]>): Promise<(string | undefined)[]> =>
  (await texts).map((text) => text.split('\n')[0]?.trim());

test('a name with markup, a formula and marks of direction is shown as text, and leaves as text', async ({
  page,
  request,
}) => {
  const business = await newBusiness(request);
  const shown = '<img src=x onerror=alert(1)> =1+1 😀';
  await business.post('/api/me/kyc', {
    legalBusinessName: shown.replace('😀', '\u202E😀'), // marks of direction are left out
    businessAddress: '=HYPERLINK("http://evil.example")',
    contactPhone: '0803 123 4567',
    whatsappNumber: '0803 123 4568',
  });
  await consoleOf(page, admin, 'kyc?pageSize=100');
  await page.getByText(shown).filter({ visible: true }).first().click();
  await expect(page.getByRole('region', { name: shown })).toBeVisible();
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
  ...['loans', 'history', 'proof', 'personal-data', 'operations'],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any tab, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    await consoleOf(page, admin, 'profiles');
    for (const tab of paths) {
      await page.goto(`/admin/${tab}`);
      await expect(page.locator('main h2, main .ant-segmented').first()).toBeVisible();
      await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}

async function consoleOf(page: Page, account: { email: string; password: string }, tab: string): Promise<Page> {
  await signIn(page, account);
  await page.goto(`/admin/${tab}`);
  return page;
}
