import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

test('an auditor has the log verified, and takes along the proof of an event and the log itself', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const auditor = await createCreator(request);
  await staff.post(`/api/admin/members/${auditor.id}/roles`, { grant: 'auditor' });
  await signIn(page, auditor, '/admin/proof');
  await verifyLog(page);
  expect(await saveAndRead(page, 'Save the sealed log', 'Yearly audit')).toContain('"kind":"seal"');
  expect(JSON.parse(await saveAndRead(page, 'Save this seal'))).toMatchObject({ number: expect.any(Number) });

  await page.goto(`/admin/history?subject=${auditor.id}&type=MemberRegistered`);
  await page.getByRole('table').getByText('Member registered').click();
  const proof = await saveAndRead(page, 'Save its proof');
  expect(JSON.parse(proof)).toMatchObject({ event: { type: 'MemberRegistered', stream: auditor.id } });
  expect(proof).not.toContain('Bello');

  await page.goto('/admin/proof');
  const eventField = page.getByLabel('Stream and version, as the history shows them');
  await eventField.fill(auditor.id);
  await expect(page.getByText('This is no stream with a version')).toBeVisible();
  await eventField.fill(`${auditor.id} / 1`);
  expect(await saveAndRead(page, 'Save its proof')).toBe(proof);
});

test('a member asks to be forgotten, staff erase them, and the proof still holds', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const member = await createCreator(request);
  await member.post('/api/me/erasure');
  await signIn(page, admin, '/admin/personal-data?pageSize=100');
  await page
    .getByRole('row', { name: member.email })
    .getByRole('button', { name: /^Look at/ })
    .click();
  await expect(page.getByText('They asked to be erased')).toBeVisible();
  const file = await saveAndRead(page, 'Download for the member', 'The member asked');
  expect(JSON.parse(file)).toMatchObject({ profile: { email: member.email } });

  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await dialog.getByRole('textbox').fill('somebody.else@example.com');
  await expect(erase).toBeDisabled();
  await dialog.getByRole('textbox').fill(member.email);
  await erase.click();
  await expect(page.getByText('What was erased stands below.')).toBeVisible();
  await expect(page.getByText('Removed: account, second factor, sessions and reset links')).toBeVisible();
  await expect(page.getByText(member.email)).toHaveCount(0);
  await verifyLog(page);

  const auditor = await createCreator(request);
  await staff.post(`/api/admin/members/${auditor.id}/roles`, { grant: 'auditor' });
  const signedOut = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await signedOut; // else the visit that follows sends it, and ends the next session
  await signIn(page, auditor, `/admin/personal-data?member=${member.id}`);
  await expect(page.getByRole('button', { name: 'Download for the member' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase…' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: 'GET /api/audit/members/:id/data' }).first()).toBeVisible();
});

test('an auditor finds whose data a colleague read, and takes the list along', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const member = await createCreator(request);
  const auditor = await createCreator(request);
  await staff.post(`/api/admin/members/${auditor.id}/roles`, { grant: 'auditor' });
  await staff.post(`/api/admin/members/${member.id}/reactivate`, {});
  await signIn(page, auditor, `/admin/access-log?subject=${member.id}&kind=read`);
  const act = page.getByRole('row', { name: 'POST /api/admin/members/:id/reactivate' });
  await act.getByRole('button', { name: 'Expand row' }).click();
  await page.getByRole('button', { name: 'All of this session' }).first().click();
  await expect(page).toHaveURL(/sessionId=/);
  await expectAccessibleInBothThemes(page);
  await page.getByText('Members touched').click();
  expect(await saveAndRead(page, 'Save as CSV', 'Breach of today')).toContain(member.id);
});

test('a moment that the log is narrowed down to is typed over, digit by digit', async ({ page }) => {
  await signIn(page, admin, '/admin/history?from=2026-11-02T09:30:00Z');
  const from = page.getByLabel('From', { exact: true });
  await from.focus();
  await page.keyboard.type('11122025'); // day or month first, depending on the browser
  await expect(from).toHaveValue(/^2025-(11-12|12-11)T/);
  await expect(page).toHaveURL(/from=2025-1[12]-1[12]T/);
});

test('a life is gone through by key', async ({ page, request }) => {
  const creator = await createCreator(request);
  await signIn(page, admin, `/admin/history?life=${creator.id}`);
  const slider = page.getByRole('slider');
  await slider.focus();
  for (const event of ['Internship application approved', 'Internship application opened', 'Member registered']) {
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(event));
    await expect(slider).toBeFocused();
  }
  const differences = page.getByRole('checkbox', { name: 'Only what differs' });
  await differences.check();
  await expect(page).toHaveURL(/show=differences/);
  await expect(page.getByRole('row', { name: /^Profile Approved at differs/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Profile Country/ })).toHaveCount(0);
  await differences.uncheck();
  await expect(page.getByRole('row', { name: /^Profile Country/ })).toBeVisible();
});

test('a life is told in words: countries, plans and sums of money', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await staff.post(`/api/admin/members/${creator.id}/upgrade`, { plan: 'basic' });
  await creator.post('/api/me/program-fees', { plan: 'standard', currency: 'NGN', reference: `W-${creator.id}` });
  await signIn(page, admin, `/admin/history?life=${creator.id}`);
  await expect(page.getByRole('row', { name: 'Profile Country' })).toContainText('Nigeria');
  await expect(page.getByRole('row', { name: 'Membership Plan' })).toContainText('Basic');
  const fee = page.getByRole('row', { name: `W-${creator.id}` });
  await fee.locator('summary').last().click();
  await expect(fee.getByText('₦35,000').last()).toBeVisible();
});

async function verifyLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verify the whole log' }).click();
  await expect(page.getByText('All of it is as it was sealed', { exact: true })).toBeVisible();
}

/** The content of the file that a button saves. Gives the reason if the button asks for one. */
async function saveAndRead(page: Page, button: string, reason?: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  if (reason) {
    await page.getByRole('dialog').getByRole('textbox').fill(reason);
    await page.getByRole('button', { name: 'Go on' }).click();
  }
  const parts = await (await download).createReadStream().then((stream) => stream.toArray());
  return Buffer.concat(parts as Buffer[]).toString();
}
