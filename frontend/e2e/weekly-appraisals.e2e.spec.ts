import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { hasMovableClock, setServerClock } from './steps/clock';
import { leaveMoment } from './steps/moments';
import { approveDay, createCreator, signInAdmin, signInCaller, upgradeMember } from './steps/server';
import { test } from './steps/test';

const DAY_MS = 86_400_000;

test('weekly appraisals are turned on in the console, and earn points once a week', async ({
  page,
  request,
  browser,
}) => {
  test.skip(!hasMovableClock, 'This server lets nobody move its clock.');
  const today = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, today);
  for (let day = 1; day <= 7; day++) {
    await creator.post('/api/me/appraisals', {
      learnings: `Day ${day}`,
      assignmentUrl: 'https://network.example/post',
    });
    await approveDay(creator, today, 8);
  }
  try {
    await setServerClock(request, new Date(Date.now() + 8 * DAY_MS));
    const staff = await signInAdmin(request);
    await signIn(page, creator);
    await leaveMoment(page);
    await page.goto('/appraisals');
    await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    const weeks = page.getByRole('region', { name: 'Weekly appraisals' });
    await expect(weeks).toBeHidden();

    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await signIn(desk, admin, '/admin/settings');
    await desk.getByRole('switch', { name: 'Weekly appraisals' }).click();
    await expect(desk.getByText(/^Turned on by/)).toBeVisible();
    await expect(weeks).toContainText('Week 2 is open until');
    await expectAccessible(page);

    await page.getByLabel('Learnings').fill('Three stores, and which of their windows made me stop.');
    await page.getByLabel('Assignment link').fill('https://network.example/windows');
    await page.getByRole('button', { name: 'Submit week 2' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Week 2 is being reviewed')).toBeVisible();
    await approveDay(await signInCaller(request, creator), staff, 12);
    const card = page.getByRole('region', { name: 'News for you' });
    await expect(card).toContainText('Week 2 approved');
    await expect(card).toContainText('You earned 12 points.');
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Week 2 Approved +12' })).toBeVisible();
    await expect(page.getByLabel('Learnings')).toHaveCount(0);
    await expectAccessible(page);
    const again = { weekNumber: 2, learnings: 'Once more', assignmentUrl: 'https://network.example/windows' };
    await expect((await signInCaller(request, creator)).post('/api/me/appraisals', again)).rejects.toThrow(
      'WEEK_ALREADY_APPROVED',
    );

    await page.goto('/points');
    await expect(page.getByRole('listitem').filter({ hasText: 'Appraisal, week 2' })).toContainText('+12');
  } finally {
    await setServerClock(request, 'now');
    await today.post('/api/admin/features/weekly-appraisals', { on: false });
  }
});
