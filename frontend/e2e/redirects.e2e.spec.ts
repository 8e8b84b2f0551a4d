import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { demo, signIn, submitSignIn } from './steps/accounts';
import { test } from './steps/test';

const movedPagesFile = join(import.meta.dirname, '../src/shared/reference-data/movedPages.gen.json');
const movedPages = JSON.parse(readFileSync(movedPagesFile, 'utf8')) as Record<string, string>;

const needsSignIn = ['/dashboard', '/join-live-projects', '/growth-tools'];

test('a visitor at an address that has moved ends up where it went, or at the sign-in before it', async ({ page }) => {
  for (const [from, to] of Object.entries(movedPages)) {
    await page.goto(from);
    await expect(page, from).toHaveURL(new RegExp(`\\d${needsSignIn.includes(to) ? '/login' : to}$`));
  }
});

test('a visitor who wanted a page is brought there after signing in', async ({ page }) => {
  await page.goto('/profile/edit');
  await expect(page).toHaveURL(/\/login$/);
  await submitSignIn(page, demo.creator);
  await expect(page).toHaveURL(/\/profile\/edit$/);
});

const expectedEnds = {
  creator: {
    '/login': '/dashboard',
    '/register': '/dashboard',
    '/skills-test': '/dashboard',
    '/appraisals': '/dashboard',
    '/opportunities': '/approval-gate',
    '/learn': '/learn',
    '/kyc': '/dashboard',
    '/growth-tools': '/dashboard',
    '/loan': '/dashboard',
    '/afro-wallet': '/',
    '/admin/profiles': '/dashboard',
    '/business-development': '/dashboard',
    '/projects': '/join-live-projects',
  },
  business: {
    '/appraisals': '/dashboard',
    '/join-live-projects': '/dashboard',
    '/kyc': '/kyc',
    '/business-development': '/growth-tools',
    '/afro-wallet': '/',
    '/approval-gate': '/dashboard',
    '/for-internship': '/for-creator',
  },
  wallet: {
    '/afro-wallet': '/afro-wallet',
    '/learn': '/dashboard',
    '/kyc': '/dashboard',
    '/join-live-projects': '/dashboard',
    '/approval-gate': '/dashboard',
    '/admin/profiles': '/dashboard',
    '/jobs': '/',
  },
} as const;

for (const who of ['creator', 'business', 'wallet'] as const) {
  test(`every address leads a ${who} where it should`, async ({ page }) => {
    await signIn(page, demo[who]);
    for (const [path, end] of Object.entries(expectedEnds[who])) {
      await page.goto(path);
      await expect(page, path).toHaveURL(new RegExp(`\\d${end}$`));
    }
  });
}
