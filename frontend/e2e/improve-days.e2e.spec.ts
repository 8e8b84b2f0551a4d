import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { leaveMoment } from './steps/moments';
import { approveDay, createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

test('who ends day 7 with 49 points hands a day in once more, and the better mark counts', async ({
  page,
  request,
  browser,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  for (let day = 1; day <= 7; day++) {
    await creator.post('/api/me/appraisals', {
      learnings: `Day ${day}`,
      assignmentUrl: 'https://network.example/post',
    });
    await approveDay(creator, staff, 7);
  }
  await signIn(page, creator);
  const pile = page.getByRole('dialog', { name: 'You completed the 7-day challenge' });
  await expect(pile).toContainText('Day 7 approved');
  await expect(pile).toContainText('You are Pro');
  expect((await pile.innerText()).match(/You have 49 points now/g)).toHaveLength(1);
  await expectAccessible(page);
  await leaveMoment(page);
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(desk, admin, '/admin/appraisals');
  const below = desk.getByRole('region', { name: 'Finished below 50' });
  const { lastName } = await creator.get<{ lastName: string }>('/api/me');
  const entry = below.getByRole('row', { name: lastName });
  await expect(entry).toContainText('49 points');
  await entry.getByRole('button', { name: lastName }).click();
  await expect(desk.getByRole('dialog')).toContainText('completed the 7-day challenge');
  await expectAccessible(desk);
  await desk.getByRole('dialog').getByText('Close', { exact: true }).click();
  await page.getByRole('link', { name: 'Improve a day' }).click();
  await expect(page.getByRole('heading', { name: '1 point to 50' })).toBeVisible();
  await expectAccessible(page);

  await expect(page.getByText('Your next step is below.')).toBeVisible();
  await page.getByRole('button', { name: 'Day 3: 7 points' }).click();
  await expect(page.getByRole('heading', { name: 'The brief of day 3' })).toBeVisible();
  await page.getByLabel('Learnings').fill('Three headlines, and what each of them promised.');
  await page.getByRole('button', { name: 'Resubmit day 3' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Day 3 is being reviewed')).toBeVisible();
  await expect(page.getByText('The better of its two marks counts')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.evaluate(() => {
    const shareInto = (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data.files?.[0] }));
    Object.assign(navigator, { canShare: () => true, share: shareInto });
  });
  await approveDay(creator, staff, 10);
  const silver = page.getByRole('dialog', { name: 'Silver reached' });
  await silver.getByRole('button', { name: 'Share your picture' }).click();
  const size = await page.evaluate(async () => {
    const { width, height } = await createImageBitmap((window as unknown as { shared: File }).shared);
    return `${width} x ${height}`;
  });
  expect(size).toBe('1080 x 1920');
  await leaveMoment(page);
  await expect(entry).toBeHidden();
  await expect(page.getByRole('region', { name: 'News for you' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Day 3 Approved +10' })).toBeVisible();
  await expect(page.getByText('52 points').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what is open to you' })).toHaveAttribute('href', '/opportunities');
  await expect(page.getByRole('heading', { name: /to 50$/ })).toHaveCount(0);
  await page.goto('/join-live-projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('of 50 points')).toHaveCount(0);
});
