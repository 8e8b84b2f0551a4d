import { expect } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { leaveMoment } from './steps/moments';
import { answerChats, forgetDevice } from './steps/network';
import { addPoints, type Caller, createBusiness, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const LONG_WORD = 'Adaeze'.repeat(40);

let staff: Caller;
let creator: Caller;
test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ request, page }) => {
  staff = await signInAdmin(request);
  creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await addPoints(creator, staff, 50);
  await signIn(page, creator);
  await leaveMoment(page);
});

test('every screen of a creator is clean for axe, on a phone and on a desk', async ({ page }) => {
  const screens = {
    '/dashboard': 'Welcome back, Ada',
    '/points': 'Points',
    '/notifications': 'Notifications',
    '/learn': 'Learn Hub',
    '/learn/event-management': 'Event Management',
    '/learn/creators-network-masterclass': 'Creators Network Masterclass',
    '/learn/cooking': 'Topic Not Found',
    '/join-live-projects': 'Join live projects',
    '/team-projects': 'Team Projects',
    '/freelance-gigs': 'Freelance Gigs',
    '/opportunities': 'Opportunities',
    '/certification': 'Certification and Recommendation',
  };
  for (const [path, heading] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('on a desk a page that is loaded first has the bar and no menu button beside it', async ({ page }) => {
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
});

test('a creator reads a lesson, marks it, and reads it again without a network', async ({ page, context }) => {
  await page.goto('/learn/business-development');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('button', { name: 'Mark day 1 as read' }).click();
  await expect(page.locator(':focus')).toContainText('You have read this');
  await page.getByRole('link', { name: 'Go to day 2' }).click();
  await expect(page.getByRole('heading', { name: 'Test the idea with real customers' })).toBeFocused();
  await page.getByRole('link', { name: 'Learn Hub' }).first().click();
  await expect(page.getByRole('heading', { name: 'Go on with Business Development' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('sankofa.last-data')))
    .toContain('business-development');

  await context.setOffline(true);
  await page.goto('/learn/business-development?day=1');
  await expect(page.getByText('You have read this')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to do it' })).toBeVisible();
});

test('an application for a live project is a chat that is typed already', async ({ page, context }) => {
  await answerChats(context);
  await page.goto('/join-live-projects');
  await page.getByRole('button', { name: 'Apply to Join School Xtra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to Join: School Xtra' });
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await dialog.getByLabel('Department').selectOption('Fashion');
  await next.click();
  await dialog.getByLabel('Country').selectOption('Nigeria');
  await dialog.getByLabel('State').selectOption('Lagos');
  await dialog.getByLabel('Country').selectOption('South Africa');
  await expect(next).toBeDisabled();
  await dialog.getByLabel('Province').selectOption('Gauteng');
  await next.click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Province')).toHaveValue('Gauteng');
  await page.reload(); // as a phone does with a page in the background
  await page.getByRole('button', { name: 'Apply to Join School Xtra' }).click();
  await expect(dialog.getByText('Step 3 of 5')).toBeVisible();
  await dialog.getByLabel('Hours per day').selectOption('2');
  await dialog.getByLabel('Days per week').selectOption('1');
  await next.click();
  const first = await dialog.getByLabel('Start date').getAttribute('min');
  await dialog.getByLabel('Start date').fill(subtractDay(first ?? ''));
  await expect(next).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Start date').fill(first ?? '');
  await next.click();
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please fill out all fields before submitting.')).toBeVisible();
  await dialog.getByLabel('Contribution').fill('I can lead a group.');

  const chat = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  const message = new URL((await chat).url()).searchParams.get('text');
  for (const part of ['School Xtra', 'Ada', creator.email, 'Gauteng', '2 hours a day', first, 'I can lead a group.']) {
    expect(message).toContain(part);
  }
  await expect(page.getByText('Application Sent!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('an application that was left open over night goes back to the day that has passed', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await page.goto('/join-live-projects');
  await page.getByRole('button', { name: 'Apply to Join Fashion Festival' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply to Join: Fashion Festival' });
  const next = dialog.getByRole('button', { name: 'Next' });
  await dialog.getByLabel('Department').selectOption('Fashion');
  await next.click();
  await dialog.getByLabel('Country').selectOption('Nigeria');
  await dialog.getByLabel('State').selectOption('Lagos');
  await next.click();
  await dialog.getByLabel('Hours per day').selectOption('2');
  await dialog.getByLabel('Days per week').selectOption('1');
  await next.click();
  const start = dialog.getByLabel('Start date');
  await start.fill((await start.getAttribute('min')) ?? '');
  await next.click();
  await page.clock.setFixedTime(Date.now());
  await dialog.getByLabel('Contribution').fill('I can lead a group.');
  await dialog.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please fill out all fields before submitting.')).toBeVisible();
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleDescription(/between 3 to 7 days from now/);
});

function subtractDay(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

test('a page whose file is gone since an update is offered to be loaded again', async ({ page, context }) => {
  await page.goto('/dashboard');
  await context.route('**/assets/learn.page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn Hub' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expectAccessible(page);
  await context.unroute('**/assets/learn.page-*.js');
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await expect(page.getByRole('heading', { name: 'Learn Hub' })).toBeVisible();
});

test('a lesson whose file is gone since an update leaves the day that is written beside it', async ({
  page,
  context,
}) => {
  await page.goto('/appraisals');
  await context.route('**/assets/brief-lesson-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByLabel('Learnings').fill('Half a sentence');
  await page.getByText('Read the lesson here').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This part did not load.' })).toBeVisible();
  await expect(page.getByLabel('Learnings')).toHaveValue('Half a sentence');
  await expectAccessible(page);
  await context.unroute('**/assets/brief-lesson-*.js');
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await page.getByText('Read the lesson here').click();
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible();
  await expect(page.getByLabel('Learnings')).toHaveValue('Half a sentence');
});

test('a page that could not be had without a network comes by itself once that is back', async ({ page, context }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/);
  await context.route('**/assets/learn.page-*.js', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Learn Hub' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await context.unroute('**/assets/learn.page-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Learn Hub' })).toBeVisible();
});

test('a page that was asked for without a network opens later as if it had not been', async ({ page, context }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByRole('link', { name: /Notifications/ }).click();
  await expect(page.getByText('You are offline, and this page was not opened on this device before.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/);
  await context.setOffline(false);
  await page.getByRole('link', { name: /Notifications/ }).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
});

test('the points are printed without what only a screen can use', async ({ page }) => {
  await page.goto('/points');
  const uses = [page.getByRole('banner'), page.getByRole('button', { name: /^(Save|Share) your picture$/ })];
  for (const use of uses) await expect(use).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const use of uses) await expect(use).toBeHidden();
});

test('a word without an end makes no page scroll sideways', async ({ page }) => {
  await creator.post('/api/me/appraisals', {
    learnings: LONG_WORD,
    assignmentUrl: `https://network.example/${LONG_WORD}`,
  });
  const { days } = await creator.get<{ days: [{ appraisalId: string }] }>('/api/me/appraisals');
  await staff.post(`/api/admin/appraisals/${days[0].appraisalId}/reject`, { reason: LONG_WORD });
  await staff.post(`/api/admin/members/${creator.id}/points`, { delta: 5, reason: LONG_WORD });
  for (const path of ['/appraisals', '/points', '/profile']) {
    await page.goto(path);
    await expect(page.getByText(LONG_WORD).first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('a business may write without a space', async ({ page, request }) => {
  const business = await createBusiness(request);
  const contact = { contactPhone: '0803 123 4567', whatsappNumber: '0803 123 4568' };
  await business.post('/api/me/kyc', {
    legalBusinessName: LONG_WORD.slice(0, 100),
    businessAddress: LONG_WORD,
    ...contact,
  });
  await staff.post(`/api/admin/kyc/${business.id}/fail`, { reason: LONG_WORD });
  await forgetDevice(page);
  await signIn(page, business, '/kyc');
  await expect(page.getByText(LONG_WORD).first()).toBeVisible();
  await expectAccessible(page);
});
