import { expect } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { hasMovableClock, setServerClock } from './steps/clock';
import { leaveMoment } from './steps/moments';
import { answerChats } from './steps/network';
import { addPoints, type Caller, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const DAY_MS = 86_400_000;

let staff: Caller;
let creator: Caller;
test.beforeEach(async ({ request }) => {
  staff = await signInAdmin(request);
  creator = await createCreator(request);
});

test('what is locked says why, and opens by itself with Pro and with the fiftieth point', async ({ page, context }) => {
  await signIn(page, creator);
  await page.getByRole('button', { name: /Learn Hub/ }).click();
  await expect(page.getByRole('alert').getByText('This feature is currently locked.')).toBeVisible();
  await page.getByRole('dialog', { name: 'Upgrade to Pro Account' }).getByRole('button', { name: 'Not now' }).click();
  await page.goto('/appraisals');
  await expect(page.getByText('You must be a Pro Creator to access appraisals.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { name: 'Learn Hub Locked' })).toBeVisible();
  await expectAccessible(page);

  await upgradeMember(creator, staff);
  await expect(page.getByRole('heading', { name: 'Learn Hub', exact: true })).toBeVisible();
  await addPoints(creator, staff, 49);
  await page.goto('/freelance-gigs');
  await expect(
    page.getByText('You need at least 50 points to access freelance gigs. You currently have 49.'),
  ).toBeVisible();
  await page.goto('/join-live-projects');
  await expect(page.getByRole('heading', { name: 'Projects Locked', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByRole('button', { name: /Freelance Gigs.*50 Points Required.*You have 49, 1 to go/ }).click();
  await expect(page.getByText('You need 50 points to unlock this. You currently have 49.')).toBeVisible();

  await page.goto('/team-projects');
  await expect(page.getByRole('heading', { name: 'Team Projects Locked' })).toBeVisible();
  await addPoints(creator, staff, 1);
  await leaveMoment(page);
  await answerChats(context);
  const chat = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Create a Team' }).click();
  const message = new URL((await chat).url()).searchParams.get('text');
  expect(message).toBe('Hello, I am a Pro Creator. I would like to create a team for a project of mine.');
  await expect(page.getByText('Request Sent!')).toBeVisible();
});

test('gigs and projects tell a creator without Pro of the points that they do have', async ({ page }) => {
  await addPoints(creator, staff, 54);
  await signIn(page, creator);
  await leaveMoment(page);
  await page.goto('/freelance-gigs');
  await expect(
    page.getByText('You need at least 50 points to access freelance gigs. You currently have 54.'),
  ).toBeVisible();
  await expect(page.getByText('Gigs also need a Pro account.')).toBeVisible();
  for (const path of ['/join-live-projects', '/team-projects']) {
    await page.goto(path);
    await expect(page.getByText('54 of 50 points')).toBeVisible();
  }
});

test('a milestone fills the screen once, whatever the device, and can be looked at again', async ({
  page,
  browser,
}) => {
  await upgradeMember(creator, staff);
  await signIn(page, creator);
  const card = page.getByRole('region', { name: 'News for you' });
  await expect(card).toContainText('You are Pro');
  await expect(card.getByRole('link', { name: 'Your first step: today’s brief' })).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();

  await addPoints(creator, staff, 50);
  const screen = page.getByRole('dialog', { name: 'Silver reached' });
  await expect(screen.getByRole('img', { name: 'Ada, Silver, 50 points' })).toBeVisible();
  await expectAccessible(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, creator);
  await expect(other.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(other.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/);
  await expect(screen).toBeHidden();

  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /50 points added/ }).click();
  await expect(page.getByRole('heading', { name: 'Your moments' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ada, Silver, 50 points' })).toBeVisible();
  await expectAccessible(page);
});

test('the certificate opens four months after the approval, not a day earlier', async ({ page, request }) => {
  test.skip(!hasMovableClock, 'This server lets nobody move its clock.');
  await upgradeMember(creator, staff);
  await addPoints(creator, staff, 50);
  const opensAt = await readCertificateOpening();
  try {
    await setServerClock(request, new Date(opensAt.getTime() - DAY_MS));
    await signIn(page, creator, '/certification');
    await expect(page.getByText(/^Not met: it will be on/)).toBeVisible();
    await expect(page.getByText('Met', { exact: true })).toHaveCount(2);
    await expectAccessible(page);

    await setServerClock(request, opensAt);
    await page.reload();
    await page.getByRole('button', { name: 'Get my certificate' }).click();
    await expect(page.getByText('Feature Coming Soon')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await setServerClock(request, 'now');
  }
});

async function readCertificateOpening(): Promise<Date> {
  interface Journey {
    features: { code: string; locks: { unlocksAt?: string }[] }[];
  }
  const { features } = await creator.get<Journey>('/api/me/journey');
  const [lock] = features.find(({ code }) => code === 'certification')?.locks ?? [];
  return new Date(lock?.unlocksAt ?? Number.NaN);
}
