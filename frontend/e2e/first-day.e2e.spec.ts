import { expect } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { approveDay, createCreator, rejectDay, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const phone = { width: 360, height: 800 };
test.use({ viewport: phone });

test('a newcomer reads what day 1 asks before paying, and does it by the brief alone once Pro', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await signIn(page, creator);
  const steps = page.getByRole('region', { name: /Your first steps/ });
  await expect(steps).toContainText('0 of 4');
  await steps.getByRole('link', { name: 'See what it asks' }).click();
  const brief = page.getByRole('region', { name: 'The brief of day 1' });
  await expect(brief).toBeInViewport();
  await brief.getByText('Read the lesson here, two minutes').click();
  await expect(brief.getByRole('heading', { name: 'Why it matters' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await brief.getByRole('button', { name: 'Mark as read' }).click();
  await expect(steps).toContainText('1 of 4');

  await upgradeMember(creator, staff);
  const card = page.getByRole('region', { name: 'News for you' });
  await expect(card).toContainText('You are Pro');
  await expect(steps).toContainText('2 of 4');
  await card.getByRole('link', { name: 'Your first step: today’s brief' }).click();

  await expect(page.getByRole('region', { name: 'Today’s brief' })).toContainText('What the reviewer looks at');
  await expect(page.getByRole('link', { name: /Open the creators network/ })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByLabel('Learnings').fill('Bisi reads her phone on the bus at 7.');
  await page.getByLabel('Assignment link').fill('https://network.example/bisi');
  await page.getByRole('button', { name: 'Submit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();

  await page.getByRole('link', { name: 'Sankofa, dashboard' }).press('Enter'); // a toast may cover it
  await expect(steps).toContainText('3 of 4');
  await rejectDay(creator, staff, 'The post is private.');
  await expect(card).toContainText('The post is private.');
  await expect(page.getByText('Appraisal Request Submitted!')).toBeHidden();
  await card.getByRole('link', { name: 'Send it again' }).click();
  await page.getByRole('button', { name: 'Resubmit day 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Day 1 is being reviewed')).toBeVisible();

  await page.getByRole('link', { name: 'Sankofa, dashboard' }).click();
  await steps.getByRole('button', { name: 'Put this list away' }).click();
  await expect(steps).toBeHidden();
  await approveDay(creator, staff, 12);
  await expect(card).toContainText('You earned 12 points.');
  await expect(card).toContainText('You have 12 points now.');
  await expectAccessible(page);
  const countUnread = async () => (await creator.get<{ unread: number }>('/api/me/notifications')).unread;
  await expect.poll(countUnread, { message: 'It counts as seen once it was on the screen for a second.' }).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Day 2 is open' })).toBeVisible();
  await expect(card).toBeHidden();
  await expect(steps).toBeHidden();
});
