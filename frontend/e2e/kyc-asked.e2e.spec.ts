import { expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { startCounting } from './steps/counting';
import { createBusiness } from './steps/server';
import { test } from './steps/test';

test('staff ask a business for more by key, it answers at once, and the attempts stand side by side', async ({
  page,
  request,
  browser,
}) => {
  const business = await createBusiness(request);
  const legalBusinessName = `Kora Prints ${business.id.slice(-8)}`;
  const contactPhone = `0809${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const details = { legalBusinessName, businessAddress: 'Near the market', contactPhone, whatsappNumber: contactPhone };
  await business.post('/api/me/kyc', details);
  const other = await createBusiness(request);
  await other.post('/api/me/kyc', { ...details, legalBusinessName: `${legalBusinessName} Two` });
  await signIn(page, business, '/kyc');
  await expect(page.getByText('Your verification is pending')).toBeVisible();

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await signIn(desk, admin, '/admin/kyc?sort=newest&pageSize=100');
  const row = desk.getByRole('row', { name: legalBusinessName }).filter({ hasNotText: 'Two' }).first();
  await row.click();
  const panel = desk.getByRole('region', { name: legalBusinessName });
  await expect(panel.getByText('Same phone, address')).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('m');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Ask for more' })).toBeDisabled();
  await dialog.getByLabel('What is missing or unclear').fill('Which street is the shop in?');
  await expectAccessible(desk);
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Asked for more')).toBeVisible();

  await expect(page.getByText('Which street is the shop in?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  await expectAccessible(page);
  await page.getByLabel('Business address').fill('4 Market Road, Ibadan');
  await page.getByRole('button', { name: 'Resubmit for review' }).click();
  await expect(page.getByText('Your verification is pending')).toBeVisible();

  await desk.goto('/admin/kyc?sort=newest&pageSize=100');
  const matching = startCounting();
  await matching.tap(row);
  await expect(panel.getByRole('columnheader', { name: 'Attempt 1, asked for more' })).toBeVisible();
  await expect(panel.getByText('4 Market Road, Ibadan (changed)')).toBeVisible();
  await expect(panel.getByText('Near the market')).toBeVisible();
  expect(await panel.locator('.compared tbody').evaluate(brokenWords)).toEqual([]);
  await matching.tap(panel.getByRole('button', { name: 'Pass' }));
  await matching.tap(desk.getByRole('dialog').getByRole('button', { name: 'Pass' }));
  await expect(desk.getByText('KYC Passed')).toBeVisible();
  expect(matching.stop('match KYC attempts')).toBe(3);
  await expect(page.getByText('is verified').first()).toBeVisible();
});

/** Words that are broken across two lines. */
function brokenWords(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}
