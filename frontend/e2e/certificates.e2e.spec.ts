import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible, expectAccessibleInBothThemes } from './steps/axe';
import { hasMovableClock, setServerClock } from './steps/clock';
import { openDialog } from './steps/console';
import { addPoints, approveDay, type Caller, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const MAX_PAGE_BYTES = 60 * 1_024;

let staff: Caller;
let creator: Caller;
test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(async ({ request }) => {
  staff = await signInAdmin(request);
  creator = await createCreator(request, { lastName: '-' });
  await upgradeMember(creator, staff);
});

const turn = (feature: string, on: boolean) => staff.post(`/api/admin/features/${feature}`, { on });

/** The bytes of all responses until the page has loaded. */
async function bytesOf(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) =>
    sizes.push(
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    ),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('a certificate is issued, opened by a visitor, printed, and revoked by staff', async ({
  page,
  request,
  browser,
}) => {
  test.skip(!hasMovableClock, 'This server lets nobody move its clock.');
  await addPoints(creator, staff, 60);
  interface Journey {
    features: { code: string; locks: { unlocksAt?: string }[] }[];
  }
  const { features } = await creator.get<Journey>('/api/me/journey');
  const opensAt = features.find(({ code }) => code === 'certification')?.locks[0]?.unlocksAt ?? '';
  try {
    await turn('certificates', true);
    await setServerClock(request, new Date(opensAt));
    await signIn(page, creator, '/certification');
    await expect(page.getByLabel('Name on the certificate')).toHaveValue('Ada');
    await page.getByLabel('Name on the certificate').fill('Ada Ngozi Bello');
    await page.getByRole('button', { name: 'Get my certificate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
    await expect(page.getByText('Certificate issued')).toBeVisible();
    await expect(page.getByText('Issued to Ada Ngozi Bello')).toBeVisible();
    await expectAccessible(page);
    const address = (await page.getByRole('link', { name: 'Open its page' }).getAttribute('href')) ?? '';

    const visitor = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
    expect(await bytesOf(visitor, address)).toBeLessThan(MAX_PAGE_BYTES);
    await expect(visitor.getByRole('heading', { name: 'Ada Ngozi Bello' })).toBeVisible();
    await expect(visitor.getByText('Valid')).toBeVisible();
    await expectAccessibleInBothThemes(visitor);
    const printed = await visitor.pdf({ preferCSSPageSize: true });
    expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect((await visitor.request.get(`/api/certificates${address.replace('/verify', '')}/document`)).status()).toBe(
      200,
    );

    await visitor.goto('/verify');
    await visitor.getByLabel('Number of the certificate').fill('C7DX 9K4M TRQ2');
    await visitor.getByRole('button', { name: 'Check' }).click();
    await expect(visitor.getByText('Unknown')).toBeVisible();
    await expectAccessibleInBothThemes(visitor);

    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await signIn(desk, admin);
    await openDialog(desk, creator.email, 'Certificate');
    await desk.getByLabel(/^Reason/).fill('The work was copied.');
    await desk.getByRole('button', { name: 'Revoke' }).click();
    await expect(desk.getByText('Certificate revoked')).toBeVisible();
    await visitor.goto(address);
    await expect(visitor.getByText('Revoked', { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(visitor);
  } finally {
    await setServerClock(request, 'now');
    await turn('certificates', false);
  }
});

test('a portfolio is published, opened by a visitor, and taken back', async ({ page, browser }) => {
  await creator.post('/api/me/appraisals', { learnings: 'A headline.', assignmentUrl: 'https://network.example/post' });
  await approveDay(creator, staff, 9);
  const name = `ada-${crypto.randomUUID().slice(0, 8)}`;
  try {
    await turn('portfolios', true);
    await signIn(page, creator, '/profile');
    await page.getByRole('link', { name: /^Portfolio/ }).click();
    await page.getByLabel('Name of the page').fill('Admin');
    await page.getByLabel('Title of day 1').fill('A headline for a baker');
    await page.getByLabel('Name of link 1').fill('Instagram');
    await page.getByLabel('Address of link 1').fill('https://instagram.com/ada');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('Name of the page')).toBeFocused();
    await page.getByLabel('Name of the page').fill(name);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Portfolio published')).toBeVisible();
    await expectAccessible(page);

    const visitor = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
    expect(await bytesOf(visitor, `/c/${name}`)).toBeLessThan(MAX_PAGE_BYTES);
    await expect(visitor.getByRole('link', { name: 'A headline for a baker' })).toBeVisible();
    await expectAccessibleInBothThemes(visitor);
    const picture = await visitor.locator('meta[property="og:image"]').getAttribute('content');
    expect((await visitor.request.get(new URL(picture ?? '').pathname)).headers()['content-type']).toBe('image/png');

    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Portfolio taken back')).toBeVisible();
    expect((await visitor.reload())?.status()).toBe(404);
    await expectAccessibleInBothThemes(visitor);
  } finally {
    await turn('portfolios', false);
  }
});
