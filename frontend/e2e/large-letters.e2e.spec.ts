import { expect, type Locator } from '@playwright/test';
import { admin, demo, signIn } from './steps/accounts';
import { deliverStrayCharge } from './steps/server';
import { test } from './steps/test';

const WIDTH = 360;
const executablePath = process.env.CHROMIUM_PATH;

test.use({
  viewport: { width: WIDTH, height: 740 },
  launchOptions: { args: ['--blink-settings=defaultFontSize=32'], ...(executablePath && { executablePath }) },
});

const visitorPaths = ['/', '/for-creator', '/program-application-fee', '/register', '/login'];
const businessPaths = [
  '/dashboard',
  '/kyc',
  '/growth-tools',
  '/orders',
  '/hire-interns',
  '/contact',
  '/program-application-fee',
  '/profile/edit',
  '/profile/password',
  '/privacy',
  '/terms',
];
const creatorPaths = ['/dashboard', '/profile', '/points', '/notifications', '/learn/event-management'];

test('with letters twice as large, nothing scrolls sideways', async ({ page }) => {
  const widths: [string, number][] = [];
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    widths.push([path, await page.evaluate(() => document.documentElement.scrollWidth)]);
  };
  for (const path of visitorPaths) await visit(path);
  await signIn(page, { email: 'pro@example.com', password: 'sankofa-demo' });
  for (const path of creatorPaths) await visit(path);
  expect(widths).toEqual([...visitorPaths, ...creatorPaths].map((path) => [path, WIDTH]));
});

test('with letters twice as large, no price hides under its button, and no letter leaves its frame', async ({
  page,
}) => {
  await signIn(page, demo.business, '/growth-tools');
  const tool = page.getByRole('listitem').filter({ hasText: 'Basic Website Design' });
  const button = tool.getByRole('button', { name: /^Order/ });
  expect(isOverlapping(await readFrame(button), await readLetterFrame(tool.getByText('₦50,000')))).toBe(false);
  const account = page.getByRole('button', { name: 'My Account' });
  expect(isWithin(await readFrame(account), await readLetterFrame(account))).toBe(true);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Business Profile' })).toBeVisible();
  expect(await menu.evaluate((drawer) => drawer.scrollWidth <= drawer.clientWidth)).toBe(true);

  await page.goto('/profile');
  const name = page.getByRole('heading', { level: 2, name: 'Bukola Afolabi' });
  const initials = page.getByLabel('Who you are').getByText('BA', { exact: true });
  expect(isWithin(await readFrame(initials), await readLetterFrame(initials))).toBe(true);
  expect(isOverlapping(await readLetterFrame(name), await readLetterFrame(initials))).toBe(false);
});

/** Sets the font size by a style, as a user's own stylesheet does; media queries ignore it. */
test('with letters twice as large at 320 px, no day is parted, the bar takes one row, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  const isOneRow = (bar: Element) => {
    const middles = [...(bar.firstElementChild?.children ?? [])]
      .map((child) => child.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 20));
    return middles.length > 1 && new Set(middles).size === 1;
  };
  const expectRoom = async (path: string) => {
    await page.goto(path);
    await enlarge();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    expect(await page.locator('.top-bar').evaluate(isOneRow), path).toBe(true);
  };
  for (const path of visitorPaths) await expectRoom(path);
  await signIn(page, { email: 'pro@example.com', password: 'sankofa-demo' });
  const more = ['/appraisals', '/learn', '/certification', '/join-live-projects', '/team-projects', '/freelance-gigs'];
  for (const path of [...creatorPaths, ...more, '/opportunities']) await expectRoom(path);

  await page.goto('/appraisals');
  await enlarge();
  const words = page.locator('.stone').getByText(/^(Approved|Current|Pending|Locked|Rejected)/);
  for (const word of await words.all()) {
    const lines = await word.evaluate((node) => {
      const letters = document.createRange();
      letters.selectNodeContents(node.firstChild ?? node);
      return letters.getClientRects().length;
    });
    expect(lines).toBe(1);
  }
});

test('with letters twice as large, no price, number or name of a card is parted', async ({ page }) => {
  const expectWhole = async (path: string, selector: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.locator('details').evaluateAll((folded) => folded.forEach((each) => each.setAttribute('open', '')));
    const words = page.locator(selector);
    await expect(words.first()).toBeVisible();
    expect(await words.evaluateAll(findParted), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(page.viewportSize()?.width);
  };
  await expectWhole('/contact', '.contact__states li');
  await signIn(page, demo.business);
  await expectWhole('/program-application-fee', '.plan__name, .prices td, .way__details .numbers');
  await expectWhole('/hire-interns', '.request__facts dd');
  await page.context().clearCookies();
  await signIn(page, { email: 'pro@example.com', password: 'sankofa-demo' });
  await expectWhole('/dashboard', '.feature__text');
  await expectWhole('/points', '.ledger__entry');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWhole('/for-business', '.offers__item');
  await page.context().clearCookies();
  await signIn(page, demo.business);
  await expectWhole('/loan', '.choice');
  await expectWhole('/dashboard', '.journey__step');
});

test('with letters twice as large, the console parts neither the word of a title nor an address', async ({ page }) => {
  await signIn(page, admin, '/admin/profiles?q=business@example.com');
  await page.locator('.person__name').first().click();
  await page.getByRole('link', { name: 'Open the whole page' }).click();
  const address = page.locator('.facts bdi');
  await expect(address).toHaveText('business@example.com');
  expect(await address.evaluateAll(findParted)).toEqual([]);
  for (const tab of ['profiles', 'appraisals', 'privacy']) {
    await page.goto(`/admin/${tab}`);
    expect(await page.getByRole('heading', { level: 1 }).evaluateAll(findParted)).toEqual([]);
  }
});

test('with letters twice as large, the console’s tables, buttons and fields grow, and nothing scrolls sideways', async ({
  page,
  request,
}) => {
  await deliverStrayCharge(request);
  await signIn(page, admin);
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const tab of ['appraisals', 'profiles', 'payments', 'history', 'settings', 'operations']) {
      await page.goto(`/admin/${tab}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const part = page.locator('.console__content').locator('.ant-btn, .ant-table-cell, .ant-input').first();
      const letters = await part.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
      expect(letters, tab).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(width);
    }
  }
});

/** Words that are broken across two lines. */
function findParted(elements: Element[]): string[] {
  const texts = elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found;
  });
  const isParted = (text: Text, word: RegExpExecArray) => {
    const letters = document.createRange();
    letters.setStart(text, word.index);
    letters.setEnd(text, word.index + word[0].length);
    return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  };
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[^\s-]+/g)].filter((word) => isParted(text, word)).map(([word]) => word),
  );
}

type Frame = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

async function readFrame(element: Locator): Promise<Frame> {
  return element.evaluate((node) => node.getBoundingClientRect().toJSON() as Frame);
}

/** The box of the text itself, not of its element. */
async function readLetterFrame(element: Locator): Promise<Frame> {
  return element.evaluate((node) => {
    const letters = document.createRange();
    letters.selectNodeContents(node);
    return letters.getBoundingClientRect().toJSON() as Frame;
  });
}

function isOverlapping(one: Frame, other: Frame): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin(frame: Frame, inner: Frame): boolean {
  return frame.left <= inner.left && inner.right <= frame.right;
}

test('with letters twice as large at 320 px, a business and a wallet find everything', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectRoom = async (path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  };
  await signIn(page, demo.business);
  for (const path of businessPaths) await expectRoom(path);
  await page.context().clearCookies();
  await signIn(page, demo.wallet);
  await expectRoom('/afro-wallet');
});
