// npm run screens: takes the screenshots of public pages and guides from the demo; --url uses a running one.
import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFile } from './lib/browser.mjs';
import { buildAll } from './lib/builds.mjs';
import { withDemoServer } from './lib/journeys.mjs';
import { inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';

const publicSite = {
  folder: inRoot('frontend/src/features/public-site/screens'),
  maxBytes: 20 * 1024,
  themes: ['light', 'dark'],
  viewport: { width: 360, height: 640 },
  scale: 1.25,
};
const guide = { ...publicSite, folder: inRoot('docs/images'), maxBytes: 60 * 1024, themes: ['light'], scale: 1 };
const desk = { ...guide, viewport: { width: 1280, height: 800 } };
/** Longer than the time after which a moment counts as seen. */
const SEEN_DELAY_MS = 1_500;
const QUALITIES = [80, 70, 60, 50, 40, 30];

/** `top` selects the element at the top of the picture; without it, the page from its top. */
const screens = [
  { name: 'challenge', who: 'pro', path: '/appraisals' },
  { name: 'lesson', who: 'pro', path: '/learn/social-media-management?day=1', top: 'article' },
  { name: 'points', who: 'graduate', path: '/points' },
  { name: 'projects', who: 'graduate', path: '/join-live-projects' },
  { name: 'tools', who: 'business', path: '/growth-tools', top: 'h2' },
  { name: 'orders', who: 'business', path: '/orders' },
  { name: 'hire', who: 'business', path: '/hire-interns' },
  { name: 'creator', who: 'pro', path: '/dashboard', for: guide },
  { name: 'profile', who: 'graduate', path: '/profile', for: guide },
  { name: 'business', who: 'business', path: '/dashboard', for: guide },
  { name: 'verification', who: 'business', path: '/kyc', for: guide },
  { name: 'appraisals', who: 'admin', path: '/admin/appraisals', for: desk },
  { name: 'payments', who: 'admin', path: '/admin/payments', for: desk },
  { name: 'members', who: 'admin', path: '/admin/profiles', for: desk },
  { name: 'analysis', who: 'admin', path: '/admin/analysis', for: desk },
  { name: 'history', who: 'admin', path: '/admin/history', for: desk },
  { name: 'proof', who: 'admin', path: '/admin/proof', for: desk },
  { name: 'operations', who: 'admin', path: '/admin/operations', for: desk },
].map((screen) => ({ for: publicSite, ...screen }));

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const browser = await chromium.launch({ executablePath: await chromiumFile(), args: ['--no-sandbox'] });
try {
  if (!values.url) await buildAll();
  await (values.url ? takeAll(values.url) : withDemoServer(({ url }) => takeAll(url)));
} catch (error) {
  giveUp(error);
} finally {
  await browser.close();
}

async function takeAll(url) {
  for (const who of new Set(screens.map((screen) => screen.who))) {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signIn(page, who);
    for (const screen of screens.filter((one) => one.who === who)) {
      await page.setViewportSize(screen.for.viewport);
      await open(page, screen);
      await page.waitForTimeout(SEEN_DELAY_MS); // moments are closed for good by then
      for (const theme of screen.for.themes) await take(page, screen, theme);
    }
    await context.close();
  }
}

async function signIn(page, who) {
  await page.goto('/login');
  const [email, password] =
    who === 'admin' ? ['admin@sankofa.example', 'sankofa-demo-admin'] : [`${who}@example.com`, 'sankofa-demo'];
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((place) => place.pathname !== '/login');
}

async function open(page, { path, top = 'h1' }) {
  await page.goto(path);
  await page.locator(top).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function take(page, screen, theme) {
  const { name, top = 'body', for: use } = screen;
  await page.emulateMedia({ colorScheme: theme });
  await open(page, screen);
  await page
    .locator(top)
    .first()
    .evaluate((element) => element.scrollIntoView());
  const picture = await smallPicture(page, name, use);
  mkdirSync(use.folder, { recursive: true });
  writeFileSync(`${use.folder}/${name}-${theme}.webp`, picture);
  console.log(`  ${name}-${theme}.webp  ${(picture.length / 1024).toFixed(1)} KiB`);
}

/** The best quality that fits in `maxBytes`. */
async function smallPicture(page, name, { viewport, scale, maxBytes }) {
  const y = await page.evaluate(() => globalThis.scrollY);
  const clip = { x: 0, y, ...viewport, scale };
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= maxBytes) return picture;
  }
  throw new Problem(`${name} takes more than ${maxBytes} bytes at every quality: show less of the page.`);
}
