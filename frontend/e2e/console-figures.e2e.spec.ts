import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { createApprovedCreator, createBusiness, signInAdmin, submitKyc } from './steps/server';
import { test } from './steps/test';

test('figures lead to what they count, by key, and are taken out with a reason', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createApprovedCreator(request, staff);
  await submitKyc(await createBusiness(request), 'Adunni Foods');
  await signIn(page, admin, '/admin/analysis');

  const byQueue = page.getByRole('region', { name: 'By queue', exact: true });
  await expect(byQueue.getByRole('row', { name: /^Appraisals/ })).toContainText('Target: 48 h');
  await expect(page.getByRole('region', { name: 'By reviewer', exact: true })).toContainText('First Admin');
  await expect(page.getByRole('region', { name: 'Time to decision of appraisals' })).toContainText(/Half were decided/);

  const signUps = page.getByRole('region', { name: 'Sign-ups', exact: true });
  const slider = signUps.getByRole('slider');
  await slider.focus();
  const today = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', today ?? '');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', today ?? '');
  await expectAccessibleInBothThemes(page);

  const download = page.waitForEvent('download');
  await byQueue.getByRole('button', { name: 'CSV of By queue' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox').fill('Monthly report');
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('queue,targetHours,waiting,overdue');
  expect(file).toContain('appraisals,48,');

  await page.getByRole('button', { name: '7 days', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '7 days', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await signUps.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/admin\/history\?type=MemberRegistered&from=.*&to=/);
  await expect(page.getByRole('row', { name: /registered as/ }).first()).toBeVisible();
  await page.goBack();
  const cohorts = page.getByRole('region', { name: 'Creators by month of registration' });
  const newest = cohorts.getByRole('row').filter({ hasText: /\d{4}/ }).first();
  await newest.getByRole('link').nth(1).press('Enter');
  await expect(page).toHaveURL(/\/admin\/profiles\?cohort=\d{4}-\d\d&step=pro$/);
  await expect(page.getByText(/^Creators who registered in .*: Pro$/)).toBeVisible();
  await expect(page.getByRole('row', { name: creator.email })).toBeVisible();
});
