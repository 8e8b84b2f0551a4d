import { type APIRequestContext, expect } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessible } from './steps/axe';
import { createBusiness, signInAdmin, upgradeMember, verifyBusiness } from './steps/server';
import { test } from './steps/test';

async function createProBusiness(request: APIRequestContext) {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await verifyBusiness(business, staff);
  await upgradeMember(business, staff);
  return { business, staff };
}

test('what was not granted or was taken back is corrected and sent again', async ({ page, request }) => {
  const { business, staff } = await createProBusiness(request);
  await business.post('/api/me/hire-requests', { skills: 'Videos', workType: 'Hybrid' });
  const [hire] = (await business.get<{ items: { id: string }[] }>('/api/me/hire-requests')).items;
  await staff.post(`/api/admin/hire-requests/${hire?.id}/status`, {
    status: 'rejected',
    reason: 'What kind of videos?',
  });
  await signIn(page, business, '/hire-interns');
  const again = page.getByRole('button', { name: 'Correct and send again' });
  await again.click();
  await expect(page.getByLabel('Skills')).toHaveValue('Videos');
  await expect(page.getByLabel('Hybrid')).toBeChecked();
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused();

  await page.getByLabel('Skills').fill('Short videos in Yoruba');
  await page.reload();
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Skills')).toHaveValue('Short videos in Yoruba');
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByLabel('Skills')).toHaveValue('Videos');
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  const amount = { amount: 25_000_000, currency: 'NGN' };
  await business.post('/api/me/loans', { amount, purpose: 'A second oven.' });
  const [loan] = (await business.get<{ items: { id: string }[] }>('/api/me/loans')).items;
  await staff.post(`/api/admin/loans/${loan?.id}/status`, { status: 'rejected' });
  await page.goto('/loan');
  await again.click();
  await expect(page.getByLabel('Purpose')).toHaveValue('A second oven.');
  await expect(page.getByLabel('₦250,000')).toBeChecked();
  await expectAccessible(page);

  await business.post('/api/me/tool-requests', { toolName: 'A bag' });
  const [tool] = (await business.get<{ items: { id: string }[] }>('/api/me/tool-requests')).items;
  await staff.post(`/api/admin/tool-requests/${tool?.id}/status`, { status: 'rejected' });
  await page.goto('/growth-tools');
  await again.click();
  await expect(page.getByRole('textbox', { name: 'Tool' })).toHaveValue('A bag');
  await expect(page.getByRole('textbox', { name: 'Tool' })).toBeFocused();
});

test('a request whose answer was lost is recorded once, also after the page was opened again', async ({
  page,
  request,
}) => {
  const { business } = await createProBusiness(request);
  await signIn(page, business, '/growth-tools');
  const tool = page.getByRole('textbox', { name: 'Tool' });
  await tool.fill('A signboard');
  await page.route('**/api/me/tool-requests', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  const send = page.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(page.getByText('Network error')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  await page.reload();
  await expect(tool).toHaveValue('A signboard');
  await send.click();
  await expect(page.getByText('Request Submitted!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});
