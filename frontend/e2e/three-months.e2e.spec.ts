import { type Browser, expect, type Page } from '@playwright/test';
import { fillSignUp, inventClientAddress, inventNewcomer, submitSignIn } from './steps/accounts';
import { hasMovableClock, setServerClock } from './steps/clock';
import { leaveMoment } from './steps/moments';
import { answerChats, forgetDevice, slowDown } from './steps/network';
import { approveDay, type Caller, rejectDay, signInAdmin, signInCaller } from './steps/server';
import { test } from './steps/test';

const DAY_MS = 86_400_000;
const phone = { width: 360, height: 780 };
const FIRST_MARK = 7;

test.use({ viewport: phone, actionTimeout: 30_000 });

interface Lock {
  unlocksAt?: string;
}
interface Journey {
  features: { code: string; locks: Lock[] }[];
}

const newsOf = (page: Page) => page.getByRole('region', { name: 'News for you' });

test('three months of a creator: from the sign-up to a certificate that is shown, printed and revoked', async ({
  page,
  request,
  browser,
  context,
}) => {
  test.skip(!hasMovableClock, 'This server lets nobody move its clock.');
  test.setTimeout(600_000);
  await answerChats(context);
  await context.addInitScript(() => {
    const share = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data.files?.[0] }));
    Object.assign(navigator, { canShare: () => true, share });
  });
  await slowDown(page);
  const newcomer = inventNewcomer('Ngozi');
  const now = await signInAdmin(request);
  try {
    await signUpFromTheLanding(page, newcomer);
    const creator = await signInCaller(request, newcomer);
    await takeFirstSteps(page, now, creator);
    await doSevenDays(page, now, creator);
    await improveADay(page, now, creator);

    await setServerClock(request, new Date(Date.now() + 8 * DAY_MS));
    const weekLater = await signInAdmin(request);
    await weekLater.post('/api/admin/features/weekly-appraisals', { on: true });
    await page.goto('/appraisals');
    await handIn(page, 'week 2');
    await approveDay(await signInCaller(request, newcomer), weekLater, 12);
    await expect(newsOf(page)).toContainText('Week 2 approved');
    await page.goto('/points');
    await expect(page.getByRole('listitem').filter({ hasText: 'Appraisal, week 2' })).toContainText('+12');
    const renewing = await signInCaller(request, newcomer); // four months are longer than a Pro period
    const reference = `T${crypto.randomUUID().slice(0, 8)}`;
    await renewing.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference });
    await confirmFee(renewing, weekLater);
    const unlocksAt = await readUnlocksAt(renewing);

    await setServerClock(request, unlocksAt);
    const monthsLater = await signInAdmin(request);
    await monthsLater.post('/api/admin/features/certificates', { on: true });
    await forgetDevice(page);
    await page.goto('/certification');
    await submitSignIn(page, newcomer);
    await expect(page).toHaveURL(/\/certification$/);
    const address = await issueCertificate(page);
    await lookAtCertificate(browser, address);
    const number = address.replace('/verify/', '');
    await monthsLater.post(`/api/admin/certificates/${number}/revoke`, { reason: 'The work was copied.' });
    await expect(page.getByText('Reason: The work was copied.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  } finally {
    await setServerClock(request, 'now');
    await now.post('/api/admin/features/weekly-appraisals', { on: false });
    await now.post('/api/admin/features/certificates', { on: false });
  }
});

async function signUpFromTheLanding(page: Page, newcomer: ReturnType<typeof inventNewcomer>): Promise<void> {
  await page.context().setExtraHTTPHeaders(inventClientAddress());
  await page.goto('/');
  await page.getByRole('link', { name: 'Read a sample lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Try it today' })).toBeVisible();
  await page.goto('/register?type=creator');
  await fillSignUp(page, newcomer);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

async function takeFirstSteps(page: Page, staff: Caller, creator: Caller): Promise<void> {
  const steps = page.getByRole('region', { name: /Your first steps/ });
  await steps.getByRole('link', { name: 'Write it' }).click();
  await page.getByLabel('Motivation').fill('I want to help small shops in Yaba to be found.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.goto('/dashboard');
  await expect(steps).toContainText('1 of 4');
  await steps.getByRole('link', { name: 'Read it' }).click();
  await page.getByText('Read the lesson here, two minutes').click();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(steps).toContainText('2 of 4');

  await steps.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('link', { name: 'Confirm on WhatsApp' }).click();
  await expect(page.getByText('Being checked').first()).toBeVisible();
  await confirmFee(creator, staff);
  await expect(newsOf(page)).toContainText('You are Pro');
  await newsOf(page).getByRole('link', { name: 'Your first step: today’s brief' }).click();
}

async function confirmFee(creator: Caller, staff: Caller): Promise<void> {
  const { items } = await creator.get<{ items: { id: string; status: string }[] }>('/api/me/program-fees');
  await staff.post(`/api/admin/program-fees/${items.find(({ status }) => status === 'pending')?.id}/confirm`);
}

/** Submits with what the page offers: the brief, its lesson and the form. */
async function handIn(page: Page, part: string): Promise<void> {
  await page.getByLabel('Learnings').fill(`What I tried for ${part}, and what came of it.`);
  await page.getByLabel('Assignment link').fill('https://network.example/my-post');
  await page.getByRole('button', { name: new RegExp(`^(Submit|Resubmit) ${part}$`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  const name = part.charAt(0).toUpperCase() + part.slice(1);
  await expect(page.getByText(`${name} is being reviewed`)).toBeVisible();
}

async function doSevenDays(page: Page, staff: Caller, creator: Caller): Promise<void> {
  for (let day = 1; day <= 7; day++) {
    const brief = page.getByRole('region', { name: 'Today’s brief' });
    await expect(brief).toContainText('What the reviewer looks at');
    await expect(page.getByRole('heading', { name: `Day ${day}`, exact: true })).toBeVisible();
    await brief.getByText('One good example').click();
    await handIn(page, `day ${day}`);
    if (day === 2) {
      await rejectDay(creator, staff, 'The post is private.');
      await expect(page.getByText('The post is private.')).toBeVisible();
      await handIn(page, `day ${day}`);
    }
    await approveDay(creator, staff, FIRST_MARK);
    if (day < 7) {
      await expect(newsOf(page)).toContainText(`You have ${day * FIRST_MARK} points now.`);
      await newsOf(page).getByRole('button', { name: 'Close' }).click();
    }
  }
  await page.setViewportSize({ ...phone, height: 560 });
  await expect(page.getByRole('dialog')).toContainText('You have 49 points now.');
  await expect(page.getByRole('img', { name: /7 days/ })).toBeVisible();
  await leaveMoment(page);
  await page.setViewportSize(phone);
}

async function improveADay(page: Page, staff: Caller, creator: Caller): Promise<void> {
  await expect(page.getByRole('heading', { name: '1 point to 50' })).toBeVisible();
  await page.getByRole('button', { name: 'Day 4: 7 points' }).click();
  await expect(page.getByRole('heading', { name: 'The brief of day 4' })).toBeVisible();
  await handIn(page, 'day 4');
  await approveDay(creator, staff, FIRST_MARK + 3);
  const silver = page.getByRole('dialog', { name: 'Silver reached' });
  await expect(silver).toContainText('You have 52 points now.');
  await silver.getByRole('button', { name: 'Share your picture' }).click();
  const readShared = () =>
    page.evaluate(() => {
      const file = (window as unknown as { shared?: File }).shared;
      return file && `${file.name} ${file.type}`;
    });
  await expect.poll(readShared).toBe('sankofa-silver.png image/png');
  await leaveMoment(page);
  await page.goto('/points');
  await expect(page.getByRole('listitem').filter({ hasText: 'Appraisal, day 4, improved' })).toContainText('+3');
}

async function readUnlocksAt(creator: Caller): Promise<Date> {
  const { features } = await creator.get<Journey>('/api/me/journey');
  return new Date(features.find(({ code }) => code === 'certification')?.locks[0]?.unlocksAt ?? '');
}

async function issueCertificate(page: Page): Promise<string> {
  await page.getByLabel('Name on the certificate').fill('Ngozi Obi');
  await page.getByRole('button', { name: 'Get my certificate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText('Issued to Ngozi Obi')).toBeVisible();
  return (await page.getByRole('link', { name: 'Open its page' }).getAttribute('href')) ?? '';
}

async function lookAtCertificate(browser: Browser, address: string): Promise<void> {
  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  await slowDown(visitor);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Ngozi Obi' })).toBeVisible();
  await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();
  const printed = await visitor.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}
