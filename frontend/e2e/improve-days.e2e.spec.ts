import { expect, test } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { approveDay, createCreator, signInAdmin, upgradeMember } from './steps/server';

test('who ends day 7 with 49 points hands a day in once more, and the better mark counts', async ({
  page,
  request,
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
  await page.getByRole('link', { name: 'Improve a day' }).click();
  await expect(page.getByRole('heading', { name: '1 point to 50' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Day 3: 7 points' }).click();
  await page.getByLabel('Learnings').fill('Three headlines, and what each of them promised.');
  await page.getByRole('button', { name: 'Resubmit day 3' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Day 3 is being reviewed')).toBeVisible();
  await expect(page.getByText('The better of its two marks counts')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await approveDay(creator, staff, 10);
  await expect(page.getByRole('button', { name: 'Day 3 Approved +10' })).toBeVisible();
  await expect(page.getByText('52 points').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /to 50$/ })).toHaveCount(0);
  await page.goto('/join-live-projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('of 50 points')).toHaveCount(0);
});
