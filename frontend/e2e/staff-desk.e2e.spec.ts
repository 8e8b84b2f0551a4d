import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { admin, signIn, submitSignIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { startCounting } from './steps/counting';
import { createCreator, signInAdmin, upgradeMember } from './steps/server';
import { test } from './steps/test';

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const size of [PHONE, LAPTOP]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
}

test('an admin invites a reviewer, who signs in and decides an appraisal', async ({ page, request, browser }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await upgradeMember(creator, staff);
  await creator.post('/api/me/appraisals', { learnings: 'A headline', assignmentUrl: 'https://network.example/post' });
  const email = `zola.${crypto.randomUUID()}@example.com`;
  await signIn(page, admin, '/admin/profiles');

  const inviting = startCounting();
  await inviting.tap(page.getByRole('link', { name: 'Staff', exact: true }));
  await inviting.tap(page.getByRole('button', { name: 'Invite', exact: true }));
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await inviting.tap(page.getByRole('button', { name: 'Make the link' }));
  const link = await page.getByRole('dialog').getByRole('code').innerText();
  await inviting.aside(() => expectAccessibleAtBothWidths(page));
  await inviting.tap(page.getByRole('button', { name: 'I have passed it on' }));
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('reviewer, invited by First Admin');
  expect(inviting.stop('invite a reviewer')).toBeLessThanOrEqual(4);
  await expectAccessibleAtBothWidths(page);

  const zola = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const joining = startCounting();
  const checked: string[] = [];
  zola.on('request', (asked) => checked.push(new URL(asked.url()).pathname));
  await zola.goto(link);
  await expect(zola.getByRole('heading', { name: 'Join the staff' })).toBeVisible();
  await expect(zola).toHaveURL(/\/reset-password$/);
  await expectAccessibleAtBothWidths(zola);
  await zola.getByLabel('First name').fill('Zola');
  await zola.getByLabel('Last name').fill('Dube');
  await zola.getByLabel('Password', { exact: true }).fill('a basket of marula fruit');
  await joining.tap(zola.getByRole('button', { name: 'Join' }));
  await expect(zola).toHaveURL(/\/login$/);
  await expect(zola.getByText('You have joined')).toBeVisible();
  expect(checked).toContain('/api/auth/staff-invitation/check');
  expect(checked).not.toContain('/api/auth/password/reset/check');
  await submitSignIn(zola, { email, password: 'a basket of marula fruit' });
  await expect(zola).toHaveURL(/\/dashboard/);
  await zola.goto('/admin');
  await expect(zola).toHaveURL(/\/admin\/kyc$/);
  await zola.goto('/admin/appraisals?pageSize=100&sort=-submittedAt');
  const surname = /\.(\w+)@/.exec(creator.email)?.[1] ?? '';
  await joining.tap(zola.getByText(`Ada Bello-${surname}`));
  await zola.getByLabel('Points, 0 to 15').fill('9');
  await joining.tap(zola.getByRole('button', { name: 'Approve', exact: true }));
  joining.stop('join and decide an appraisal');
  await expect(page.getByRole('region', { name: 'Who works here' })).toContainText('Zola Dube');
  const readPoints = async () => (await creator.get<{ points: number }>('/api/me')).points;
  await expect.poll(readPoints).toBe(9);

  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('1 device now');
  await row.getByRole('button', { name: 'Zola Dube leaves' }).click();
  await expect(page.getByRole('dialog')).toContainText('reviewer');
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'End all of it' }).click();
  await expect(row).toHaveCount(0);
  await zola.goto('/admin/appraisals');
  await expect(zola).toHaveURL(/\/login/);

  await zola.goto(link);
  await expect(zola.getByRole('alert').filter({ hasText: 'no longer good' })).toBeVisible();
});

test('an access request that came by WhatsApp is answered with the data', async ({ page, request }) => {
  const member = await createCreator(request);
  await signIn(page, admin, `/admin/personal-data?member=${member.id}`);

  const work = startCounting();
  await work.tap(page.getByRole('button', { name: 'Record a request' }));
  await work.aside(() => expectAccessibleAtBothWidths(page));
  await work.tap(page.getByRole('radio', { name: 'by WhatsApp' }));
  await work.tap(page.getByRole('button', { name: 'Record and answer' }));
  const answer = page.getByRole('dialog', { name: 'Answer Ada Bello' });
  await expect(answer).toContainText('See what we hold: asked by WhatsApp');
  const download = page.waitForEvent('download');
  await work.tap(answer.getByRole('button', { name: 'Download the data' }));
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(member.email);
  await work.tap(answer.getByRole('button', { name: 'Record the answer' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(work.stop('answer an access request')).toBe(5);

  await page.goto('/admin/personal-data?status=answered&pageSize=100');
  await expect(page.getByRole('row', { name: member.email })).toContainText('We sent you all that we hold of you.');
  const told = async () => {
    const { items } = await member.get<{ items: { code: string }[] }>('/api/me/notifications');
    return items.map(({ code }) => code);
  };
  await expect.poll(told).toContain('PRIVACY_ANSWERED');
});

test('a request that waits is taken by who answers it', async ({ page, request }) => {
  const member = await createCreator(request);
  const staff = await signInAdmin(request);
  const asked = { kind: 'access', channel: 'letter', receivedOn: new Date().toISOString().slice(0, 10) };
  await staff.post(`/api/audit/members/${member.id}/privacy-requests`, asked);
  await signIn(page, admin, '/admin/personal-data?pageSize=100');
  const row = page.getByRole('row', { name: member.email });
  await expect(row).toContainText('See what we hold, by letter');
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(PHONE);
  await expect(row.getByRole('button', { name: /^Take/ })).toHaveCount(1); // it moves below the name
  await row.getByRole('button', { name: /^Take/ }).click();
  await expect(row).toContainText('First Admin');
  await row.getByRole('button', { name: /^Answer/ }).click();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Record the answer' }).click();
  await expect(row).toHaveCount(0);
});

test('an admin finds what can be set on one screen, with who changed it', async ({ page }) => {
  await signIn(page, admin, '/admin/settings');
  const target = page.getByRole('region', { name: 'Targets of queues' });
  const hours = target.getByRole('spinbutton', { name: 'Hours for Loans' });
  const next = (await hours.inputValue()) === '96' ? '97' : '96';
  await hours.fill(next);
  await target.getByRole('button', { name: 'Save the target of Loans' }).click();
  await expect(target.getByRole('listitem').filter({ hasText: 'Loans' })).toContainText('Changed by First Admin');
  await page.getByRole('button', { name: 'Edit the reasons of Loans' }).click();
  const reasons = page.getByRole('dialog').getByRole('textbox');
  await reasons.fill(`${await reasons.inputValue()}\nReason ${next} of ${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Save for everyone' }).click();
  const ready = page.getByRole('region', { name: 'Ready reasons' }).getByRole('listitem').filter({ hasText: 'Loans' });
  await expect(ready).toContainText('Changed by First Admin');
  await expectAccessibleAtBothWidths(page);
});
