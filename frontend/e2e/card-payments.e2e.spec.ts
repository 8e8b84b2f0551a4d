import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import {
  type Caller,
  createBusiness,
  createCreator,
  refundAtGateway,
  signInAdmin,
  upgradeMember,
  verifyBusiness,
} from './steps/server';
import { serverUnderTest } from './steps/server-under-test';
import { test } from './steps/test';

const PHONE = { width: 360, height: 640 };
const MAX_TAPS = 6;
const southAfrican = { country: 'south africa', state: 'Gauteng', phone: '082 345 6789' };

test.use({ viewport: PHONE });
test.beforeEach(() => {
  test.skip(serverUnderTest.gatewayUrl === undefined, 'This server pays at no gateway of the journeys.');
});

const becomesPro = (member: Caller) =>
  expect
    .poll(async () => (await member.get<{ profileStatus: string }>('/api/me/membership')).profileStatus)
    .toBe('pro');

async function openPricesInRand(page: Page, member: Caller): Promise<void> {
  await signIn(page, member, '/program-application-fee?plan=standard&currency=ZAR');
}

const payWithCard = (page: Page) => page.getByRole('button', { name: 'Pay with card' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a South African is Pro by card in a few taps', async ({ page, request }) => {
  const creator = await createCreator(request, southAfrican);
  await signIn(page, creator);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('listitem').filter({ hasText: 'Become Pro' }).getByRole('link', { name: 'See the plans' }));
  await expect(page.getByRole('radio', { name: 'ZAR' })).toBeChecked();
  await tap(page.getByRole('link', { name: 'Next: how to pay' }));
  await tap(payWithCard(page));
  await expect(page.getByRole('heading', { name: 'Pay ZAR 650.00' })).toBeVisible();
  await tap(page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(heading(page, 'Paid')).toBeVisible();
  await expect(page).toHaveURL(/\/card-payment$/);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await becomesPro(creator);
  await page.reload();
  await expect(heading(page, 'Paid')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('who was kept from a page until there is a payment goes on to it once it is paid', async ({ page, request }) => {
  await signIn(page, await createCreator(request), '/opportunities');
  await page.getByRole('dialog').getByRole('link', { name: 'See the plans' }).click();
  await payWithCard(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Go to Opportunities' }).click();
  await expect(heading(page, 'Opportunities')).toBeVisible();
  await page.goto('/card-payment');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
});

test('a payment whose webhook was lost is asked for when the member comes back', async ({ page, request }) => {
  const creator = await createCreator(request);
  await openPricesInRand(page, creator);
  await payWithCard(page).click();
  await page.getByRole('button', { name: 'Pay, and lose the webhook' }).click();
  await expect(heading(page, 'Paid')).toBeVisible();
  await becomesPro(creator);
});

test('who cancels is told, tries again, and loses Pro when the money goes back', async ({ page, request }) => {
  const creator = await createCreator(request);
  await openPricesInRand(page, creator);
  await payWithCard(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Not paid')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  await payWithCard(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'Paid')).toBeVisible();
  await becomesPro(creator);
  const { items } = await creator.get<{ items: { reference: string }[] }>('/api/me/card-payments');
  await refundAtGateway(request, items[0]?.reference ?? '');
  await expect
    .poll(async () => (await creator.get<{ profileStatus: string }>('/api/me/membership')).profileStatus)
    .toBe('basic');
});

test('an order is paid by card', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const business = await createBusiness(request);
  await upgradeMember(business, staff);
  await verifyBusiness(business, staff);
  await business.post('/api/me/orders', { toolName: 'Business Cards' });
  await signIn(page, business, '/orders');
  await page.getByText('Not paid yet: how to pay').click();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize(PHONE);
  await payWithCard(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'Paid')).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
});
