import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './steps/axe';
import { answerChats } from './steps/network';
import { test } from './steps/test';

const pages = [
  { path: '/', heading: 'Turn what you love making into work that pays.' },
  { path: '/for-creator', heading: 'Three months from posting to being paid for it.' },
  { path: '/for-business', heading: 'Your business is good. Let more people know.' },
  { path: '/program-application-fee', heading: 'Pricing' },
  { path: '/contact', heading: 'Contact Us' },
  { path: '/sample-lesson', heading: 'A sample lesson' },
];
const forms = ['/register', '/register?type=creator', '/register?type=business', '/login', '/forgot-password'];
const elsewhere = ['/reset-password', '/nowhere'];

const MIN_WIDTH = 320;

for (const path of [...pages.map((page) => page.path), ...forms, ...elsewhere]) {
  test(`${path} has nothing that axe finds, light and dark, and scrolls in one direction at ${MIN_WIDTH} px`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.setViewportSize({ width: MIN_WIDTH, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(MIN_WIDTH);
  });
}

test('a part whose code does not load stays as it was printed, and the page stays around it', async ({ page }) => {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/plan-prices-'));
  await page.route('**/assets/plan-prices-*.js', (route) => route.abort());
  await page.goto('/');
  await lost;
  await page.getByRole('link', { name: 'Skip to the content' }).press('Tab');
  await expect(page.getByRole('heading', { level: 1, name: pages[0]?.heading })).toBeVisible();
  await expect(page.getByText('₦35,000').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading } of pages) {
    test(`${path} can be read, and leads to the others`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('cell', { name: 'KSh 3,500' })).toBeVisible();
    });
  }

  test('a page for members says what it needs', async ({ page }) => {
    await page.goto('/login');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
  });
});

test.describe('before the application is there', () => {
  let faults: string[];
  let arrive: () => void;

  test.beforeEach(async ({ page }) => {
    faults = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
  });

  test('a form is shown, keeps what is typed, and is not sent into the address', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('pro@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the one');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    arrive();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Sign in Failed')).toBeVisible();
    expect([await page.getByLabel('Email').inputValue(), new URL(page.url()).search, faults]).toEqual([
      'pro@example.com',
      '',
      [],
    ]);
  });

  test('the form of a join link is the one for its type, and what was typed joins the draft', async ({ page }) => {
    await page.goto('/register?type=business&from=a-friend', { waitUntil: 'commit' });
    await expect(page.getByText('For Business Owners')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('sankofa.draft.visitor.register', '{"firstName":"Amara"}'));
    await page.getByLabel('Last name').fill('Okafor');
    await page.getByLabel('Send me news').check();
    arrive();
    await expect(page.getByLabel('First name')).toHaveValue('Amara');
    await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
    await expect(page.getByLabel('Send me news')).toBeChecked();
    expect(faults).toEqual([]);
  });

  test("a member's page says what it waits for", async ({ page }) => {
    await page.goto('/learn', { waitUntil: 'commit' });
    await expect(page.getByText('Loading profile...')).toBeVisible();
    arrive();
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(faults).toEqual([]);
  });
});

test('every public page tells others what it is', async ({ page, baseURL }) => {
  const titles = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(80);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await page.request.get(picture ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect(titles.size).toBe(pages.length);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the terms lead to the licences of what browsers are sent', async ({ page }) => {
  await page.goto('/terms');
  const link = page.getByRole('link', { name: 'Licences of the software in these pages' });
  const licences = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(licences.headers()['content-type']).toContain('text/plain');
  const text = await licences.text();
  for (const name of ['react-dom', 'antd', 'socket.io-client'])
    expect(text).toMatch(new RegExp(`^## ${name} - .+`, 'm'));
});

test('plan and currency stand in the address, and what is copied is what is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/program-application-fee');
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await expect(page.getByText('₦35,000').first()).toBeVisible();

  await page.getByRole('radio', { name: /^Basic/ }).click();
  await expect(page).toHaveURL(/\?plan=basic&currency=NGN$/);
  await page.getByRole('radio', { name: 'ZAR' }).click();
  await expect(page).toHaveURL(/\?plan=basic&currency=ZAR$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked();

  await page.getByRole('button', { name: 'Copy amount' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await readClipboard(page)).toBe('R85');
  await page.getByRole('button', { name: 'Copy all details' }).click();
  expect(await readClipboard(page)).toBe('Example Bank Sandton\nSankofa Example ZA\n00000000000\nR85');
});

test('a visitor confirms a payment in the chat, and is told to paste the reference', async ({ page, context }) => {
  await answerChats(context);
  await page.goto('/program-application-fee?plan=basic&currency=KES');
  const chat = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  const address = new URL((await chat).url());
  expect(address.searchParams.get('text')).toBe(
    'Hello Sankofa, I have paid KSh 450 for the Basic plan. My payment reference is: ',
  );
  await expect(page.getByText('Please paste your payment reference in WhatsApp.')).toBeVisible();
});

test('contact lists every state and province, and the offices', async ({ page }) => {
  await page.goto('/contact');
  await page.getByText('37 states, FCT (Abuja) included').click();
  await expect(page.getByText('Zamfara')).toBeVisible();
  await page.getByText('9 provinces').click();
  await expect(page.getByText('KwaZulu-Natal')).toBeVisible();
  await expect(page.getByRole('link', { name: /Contact Supervisor/ })).toHaveCount(2);
  for (const office of ['Admin Office', 'Operations Office', 'Sandton Office']) {
    await expect(page.getByRole('heading', { name: office })).toBeVisible();
  }
});

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the figures count up to what was there from the start', async ({ page }) => {
    await page.goto('/');
    const figure = page.locator('.figures__item', { hasText: 'creators empowered' });
    await expect(figure.locator('[aria-hidden]')).toHaveText('2000+');
    await expect(figure.locator('.visually-hidden')).toHaveText('2000+');
  });
});

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
