import { expect, type Page } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { leaveMoment } from './steps/moments';
import { approveDay, type Caller, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';
import { countTraffic } from './steps/traffic';

test.use({ serviceWorkers: 'allow' });

const MEGABYTE = 1_000_000;

let staff: Caller;
let creator: Caller;
test.beforeEach(async ({ request }) => {
  staff = await signInAdmin(request);
  creator = await createCreator(request);
  await upgradeMember(creator, staff);
});

test('the seven days can be done by keyboard alone, for less than 2 MB of data', async ({ page }) => {
  const readTraffic = await countTraffic(page);
  await signIn(page, creator, '/appraisals');
  for (let day = 1; day <= 7; day++) {
    await expect(page.getByRole('heading', { name: `Day ${day}`, exact: true })).toBeVisible();
    await tabTo(page, 'Learnings');
    await page.keyboard.type(`What I learnt on day ${day}`);
    await tabTo(page, 'Assignment link');
    await page.keyboard.type(`https://network.example/day-${day}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Are you sure you want to submit this appraisal request?')).toBeVisible();
    await tabTo(page, 'Submit');
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Day ${day} is being reviewed`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused(); // the focused element is gone
    if (day === 1) await expectAccessible(page);
    await approveDay(creator, staff, 10);
    if (day === 5) await leaveMoment(page); // Silver
  }
  await leaveMoment(page); // Day 7
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expect(page.getByText('70 points').first()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  for (let day = 1; day <= 7; day++) {
    await page.getByRole('button', { name: `Day ${day} Approved` }).click();
    await expect(page.getByText(`What I learnt on day ${day}`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'network.example' })).toHaveAttribute('rel', /noopener noreferrer/);
  }
  expect(readTraffic()).toBeLessThan(2 * MEGABYTE);
});

for (const seen of ['before', 'after'] as const) {
  test(`an appraisal whose answer is lost ${seen} it is seen stored waits through a reload`, async ({
    page,
    context,
  }) => {
    await fillToWorkOffline(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/me/appraisals', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      await route.fetch();
      if (seen === 'after') await expect(page.getByRole('button', { name: 'Day 1 Pending' })).toBeVisible();
      await context.setOffline(true);
      await route.abort('connectionreset');
    });
    await submitAppraisal(page);
    await expect(page.getByText('Waiting to send')).toBeVisible();
    await page.unroute('**/api/me/appraisals');
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByText('Waiting to send')).toBeVisible();
    await expect(page.getByText('A headline makes one promise.')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Day 1 is waiting to be sent' })).toBeVisible();
    await page.getByRole('link', { name: 'See your appraisal' }).click();
    await expect(page.getByText('Waiting to send')).toBeVisible();

    const request = page.waitForRequest((request) => request.method() === 'POST' && /appraisals$/.test(request.url()));
    await context.setOffline(false);
    keys.push((await request).headers()['idempotency-key']);
    await expect(page.getByText('Appraisal Request Submitted!')).toBeVisible();
    await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();
    await expectStoredOnce();
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });
}

test('what is typed is there again after a reload, and twenty clicks store it once', async ({ page }) => {
  await signIn(page, creator, '/appraisals');
  await fillAppraisal(page);
  await page.reload();
  await expect(page.getByLabel('Learnings')).toHaveValue('A headline makes one promise.');
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Submit' })
    .evaluate((button) => {
      for (let click = 0; click < 20; click++) (button as HTMLElement).click();
    });
  await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();
  await expectStoredOnce();

  await staff.post(`/api/admin/appraisals/${(await readFirstDay()).appraisalId}/reject`, {
    reason: 'The link is private.',
  });
  await expect(page.getByText('The link is private.')).toBeVisible();
  await expect(page.getByLabel('Learnings')).toHaveValue('A headline makes one promise.');
  for (const link of ['javascript:alert(1)', 'the post on my page']) {
    await page.getByLabel('Assignment link').fill(link);
    await page.getByRole('button', { name: 'Resubmit day 1' }).click();
    await expect(page.getByText('Copy the whole link to your post')).toBeVisible();
  }
  await page.getByLabel('Assignment link').fill(`https://network.example/${'again'.repeat(500)}`);
  await page.getByRole('button', { name: 'Resubmit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Use at most 2048 characters.').first()).toBeVisible();
  await page.getByLabel('Assignment link').fill('https://network.example/again');
  await page.getByRole('button', { name: 'Resubmit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();
  expect(await readFirstDay()).toMatchObject({ attempt: 2, assignmentUrl: 'https://network.example/again' });
});

test('a sign-out says that it deletes an appraisal that waits to be sent, and can be thought over', async ({
  page,
  context,
}) => {
  await fillToWorkOffline(page);
  await context.setOffline(true);
  await submitAppraisal(page);
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await page.getByRole('button', { name: /My Account/ }).click();
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const dialog = page.getByRole('dialog', { name: 'Sign out now?' });
  await expect(dialog).toContainText('on this device alone: your appraisal. Signing out deletes it.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(logout).toBeFocused();
  await logout.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Waiting to send')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();
  await expectStoredOnce();
});

test('what waits on one device is not sent past the refusal of what another one sent', async ({ page, context }) => {
  await signIn(page, creator, '/appraisals');
  await fillAppraisal(page);
  await context.setOffline(true);
  await submitAppraisal(page);
  await expect(page.getByText('Waiting to send')).toBeVisible();
  await creator.post('/api/me/appraisals', {
    learnings: 'Sent elsewhere.',
    assignmentUrl: 'https://network.example/a',
  });
  const { appraisalId } = await readFirstDay();
  await staff.post(`/api/admin/appraisals/${appraisalId}/reject`, { reason: 'The link is private.' });

  await context.setOffline(false);
  await expect(page.getByText('Day 1 was sent from another device and was not approved.')).toBeVisible();
  await expect(page.getByText('The link is private.')).toBeVisible();
  await expect(page.getByLabel('Learnings')).toHaveValue('A headline makes one promise.');
  expect(await readFirstDay()).toMatchObject({ status: 'rejected', attempt: 1 });
});

test('nothing personal stays on the device after signing out', async ({ page }) => {
  await signIn(page, creator, '/appraisals');
  await fillAppraisal(page);
  await expect.poll(() => readStorage(page)).toContain('A headline makes one promise.');
  await expect.poll(() => readStorage(page)).toContain(creator.email);
  await page.getByRole('button', { name: /My Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  let storage = '';
  await expect(async () => {
    storage = await readStorage(page); // reading fails while a file is being removed
  }).toPass();
  for (const word of ['A headline', creator.email, creator.id, 'Bello-']) expect(storage).not.toContain(word);
});

/** Fills in the form on a page that the service worker can reload offline. */
async function fillToWorkOffline(page: Page): Promise<void> {
  await signIn(page, creator, '/appraisals');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await fillAppraisal(page);
}

async function fillAppraisal(page: Page): Promise<void> {
  await page.getByLabel('Learnings').fill('A headline makes one promise.');
  await page.getByLabel('Assignment link').fill('https://network.example/my-post');
}

async function submitAppraisal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
}

async function expectStoredOnce(): Promise<void> {
  expect(await readFirstDay()).toMatchObject({
    status: 'pending',
    attempt: 1,
    learnings: 'A headline makes one promise.',
  });
  const { items } = await staff.get<{ items: { userId: string }[] }>('/api/admin/appraisals?pageSize=100');
  expect(items.filter(({ userId }) => userId === creator.id)).toHaveLength(1);
}

async function readFirstDay() {
  const { days } = await creator.get<{ days: [{ appraisalId: string; [fact: string]: unknown }] }>(
    '/api/me/appraisals',
  );
  return days[0];
}

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isFocused = () =>
    page.evaluate((label) => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        [...(element?.labels ?? [])].some(({ textContent }) => textContent.includes(label)) ||
        element?.textContent === label
      );
    }, name);
  for (let tabs = 0; tabs < 40 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
  expect(await isFocused(), `${name} is reached by the Tab key`).toBe(true);
}

/** The browser's localStorage and caches as text. */
async function readStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const answers = await Promise.all(caches.map((cache) => cache.matchAll()));
    const texts = await Promise.all(answers.flat().map((answer) => answer.text()));
    return [JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...texts].join('\n');
  });
}
