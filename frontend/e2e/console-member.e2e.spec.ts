import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { fillQueue } from './steps/appraisals';
import { expectAccessible, expectAccessibleInBothThemes } from './steps/axe';
import { createApprovedCreator, createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

declare global {
  interface Window {
    printed?: string;
  }
}

const trouble = {
  ...{ name: 'mail-failing', subject: 'mail', since: null, severity: 'warning' },
  ...{ says: 'Jobs of mail fail.', todo: 'Look.' },
};

test('a member’s page holds all of them, and is printed without the console around it', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  await staff.post(`/api/admin/members/${creator.id}/points`, { delta: 7, reason: 'A talk at the meet-up' });
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = document.body.innerText;
    };
  });
  await signIn(page, admin, `/admin/profiles?q=${creator.email}`);
  await page.getByRole('button', { name: /^Ada Bello/ }).click();
  await page.getByRole('link', { name: 'Open the whole page' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/members/${creator.id}$`));
  await expect(page.getByRole('button', { name: 'Adjust points' })).toBeVisible();
  await openPart(page, 'Points');
  await expect(page.getByRole('row', { name: 'A talk at the meet-up' })).toContainText('7');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => page.evaluate(() => window.printed)).toBeDefined();
  const printed = await page.evaluate(() => window.printed);
  for (const part of ['A talk at the meet-up', 'registered as Creator', 'Devices signed in'])
    expect(printed).toContain(part);
  await page.route('**/api/ops/conditions', (route) => route.fulfill({ json: { items: [trouble] } }));
  await page.reload();
  await expect(page.getByText(trouble.says)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(trouble.says)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Admin panel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('who changed a member’s points, and why, is read in sentences', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createApprovedCreator(request, staff);
  const readPoints = async () => (await staff.get<{ points: number }>(`/api/admin/members/${creator.id}`)).points;
  await expect.poll(readPoints).toBe(9);
  await staff.post(`/api/admin/members/${creator.id}/points`, { delta: -4, reason: 'Counted twice' });
  await signIn(page, admin, `/admin/history?subject=${creator.id}`);
  await page.getByRole('combobox', { name: 'Type of event' }).fill('journey');
  await page.getByTitle('Journey: all').click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/type=.*PointsAwarded.*from=/);
  const taken = page.getByRole('row', { name: /took 4 points from Ada Bello/ });
  const given = page.getByRole('row', { name: /gave 9 points to Ada Bello.* for day 1, 9 in all/ });
  await expect(given).toContainText('First Admin');
  await taken.getByRole('button', { name: 'Expand row' }).click();
  await page.getByRole('button', { name: 'Show, and record that I looked' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('The member asked');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Counted twice')).toBeVisible();
  await given.getByRole('link', { name: /approved day 1/ }).click();
  await expect(page.getByRole('heading', { name: '1 event' })).toBeVisible();
  await page
    .getByRole('row', { name: /approved day 1/ })
    .getByRole('link', { name: /^Ada Bello/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/admin/members/${creator.id}$`));
});

test('a reviewer goes from a queue to the page, which shows no address', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const reviewer = await createCreator(request);
  await staff.post(`/api/admin/members/${reviewer.id}/roles`, { grant: 'reviewer' });
  await fillQueue(request, staff, 1);
  await signIn(page, reviewer, '/admin/appraisals');
  await page
    .getByRole('link', { name: /^Page of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/members\//);
  await openPart(page, 'Timeline');
  await expect(page.getByText(/registered as Creator/)).toBeVisible();
  await expect(page.getByText('E-mail')).toHaveCount(0);
  await expect(page.getByText('Sessions, and all that is held')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ban' })).toHaveCount(0);
});

const openPart = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).click();

test('the search finds a payment by half a reference, a member, a tab and an action, by key', async ({
  page,
  request,
}) => {
  const creator = await createCreator(request);
  const reference = `HALF-${creator.id.slice(-12)}`;
  await creator.post('/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference });
  await signIn(page, admin, '/admin/profiles');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const search = async (text: string, option: RegExp | string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'What to look for' }).fill(text);
    await expect(page.getByRole('dialog').locator('.ant-select-item-option-active')).toHaveText(option);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Search everything' })).toHaveCount(0);
  };
  await search(creator.id.slice(-12), new RegExp(`^Payment ${reference}: ₦.*Ada Bello.*pending`));
  await expect(page.getByRole('row', { name: reference })).toBeVisible();
  await search('invite', 'Go to Staff');
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
  await search('go to kyc', 'Go to KYC');
  await expect(page.getByRole('heading', { name: 'KYC Management' })).toBeVisible();
  await search(`ban ${creator.email}`, /^Member Ban: Ada Bello/);
  await expect(page.getByRole('dialog', { name: /^Ban Ada Bello/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Member …${creator.id.slice(-8)}`)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize({ width: 360, height: 740 });
  const field = page.getByRole('combobox', { name: 'What to look for' });
  await field.fill(creator.email);
  const answer = dialog.locator('.ant-select-item-option-content').first();
  await expect(answer).toContainText('Ada Bello');
  expect(await answer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await field.fill('nobody is called so');
  await expect(dialog.getByText('Nothing found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(field).toHaveValue('');
});
