// npm run screens: takes the pictures of the product that public pages show, from the demo; --url names one that runs.
import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFile } from './lib/browser.mjs';
import { withDemoServer } from './lib/journeys.mjs';
import { inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';

const FOLDER = inRoot('frontend/src/features/public-site/screens');
const MAX_BYTES = 20 * 1024;
const PHONE = { width: 360, height: 640 };
const SCALE = 1.25;
const QUALITIES = [80, 70, 60, 50, 40, 30];

/** `top` is what the picture begins with; without it, the page from its top. */
const screens = [
  { name: 'challenge', who: 'pro', path: '/appraisals' },
  { name: 'lesson', who: 'pro', path: '/learn/social-media-management?day=1', top: 'article' },
  { name: 'points', who: 'graduate', path: '/points' },
  { name: 'projects', who: 'graduate', path: '/join-live-projects' },
  { name: 'tools', who: 'business', path: '/growth-tools', top: 'h2' },
  { name: 'orders', who: 'business', path: '/orders' },
  { name: 'hire', who: 'business', path: '/hire-interns' },
];

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const browser = await chromium.launch({ executablePath: await chromiumFile(), args: ['--no-sandbox'] });
try {
  mkdirSync(FOLDER, { recursive: true });
  await (values.url ? takeAll(values.url) : withDemoServer(({ url }) => takeAll(url)));
} catch (error) {
  giveUp(error);
} finally {
  await browser.close();
}

async function takeAll(url) {
  for (const who of new Set(screens.map((screen) => screen.who))) {
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, who);
    for (const screen of screens.filter((one) => one.who === who)) {
      await open(page, screen); // what is told once is told now
      for (const theme of ['light', 'dark']) await take(page, screen, theme);
    }
    await context.close();
  }
}

async function signIn(page, who) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${who}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('sankofa-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

async function open(page, { path, top = 'h1' }) {
  await page.goto(path);
  await page.locator(top).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function take(page, screen, theme) {
  const { name, top = 'body' } = screen;
  await page.emulateMedia({ colorScheme: theme });
  await open(page, screen);
  await page
    .locator(top)
    .first()
    .evaluate((element) => element.scrollIntoView());
  const picture = await smallPicture(page, name);
  writeFileSync(`${FOLDER}/${name}-${theme}.webp`, picture);
  console.log(`  ${name}-${theme}.webp  ${(picture.length / 1024).toFixed(1)} KiB`);
}

/** As good as fits. */
async function smallPicture(page, name) {
  const y = await page.evaluate(() => globalThis.scrollY);
  const clip = { x: 0, y, ...PHONE, scale: SCALE };
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= MAX_BYTES) return picture;
  }
  throw new Problem(`${name} takes more than ${MAX_BYTES} bytes at every quality: show less of the page.`);
}
