import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { expectAccessibleInBothThemes } from './steps/axe';
import { startCounting } from './steps/counting';
import { createApprovedCreator, createCreator, signInAdmin } from './steps/server';
import { test } from './steps/test';

const MORE_THAN_A_PAGE = 50;
const MORE_THAN_ONE_EVIDENCE = 205;

test('who changed a member’s points in a time, and why, is shown on one page, and proved elsewhere', async ({
  page,
  request,
}, testInfo) => {
  const staff = await signInAdmin(request);
  const creator = await createApprovedCreator(request, staff);
  const readPoints = async () => (await staff.get<{ points: number }>(`/api/admin/members/${creator.id}`)).points;
  await expect.poll(readPoints).toBe(9);
  await staff.post(`/api/admin/members/${creator.id}/points`, { delta: -4, reason: 'Counted twice' });
  await expect.poll(async () => (await staff.get<{ notYetSealed: number }>('/api/audit/proof')).notYetSealed).toBe(0);
  await signIn(page, admin, `/admin/members/${creator.id}`);
  const evidenceLink = page.getByRole('link', { name: 'Evidence' });
  await expect(evidenceLink).toBeVisible();

  const { press, stop } = startCounting();
  await press(evidenceLink);
  const types = page.getByRole('combobox', { name: 'Type of event' });
  await types.fill('journey: all');
  await expect(page.getByTitle('Journey: all')).toBeVisible();
  await press(types);
  await press(types, 'Escape');
  await press(page.getByRole('button', { name: 'Today' }));
  await expect(page).toHaveURL(/type=.*PointsAwarded.*from=/);
  const why = page.getByLabel(/^Why\?/);
  await why.fill('The member complained');
  await press(why);
  const evidence = page.getByRole('article');
  const told = (what: string | RegExp) => evidence.getByRole('listitem').filter({ hasText: what });
  const given = told(/gave 9 points to Ada Bello.* for day 1, 9 in all/);
  await expect(given).toContainText('First Admin, by the rule “Award points when appraisal approved”');
  await expect(given).toContainText('approved day 1');
  const taken = told('took 4 points from Ada Bello');
  await expect(taken).toContainText('Counted twice');
  await expect(taken).toContainText(/Place in the sealed log\s*[\d,]+ of [\d,]+/);
  const file = testInfo.outputPath('evidence.json');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(evidence.getByRole('button', { name: 'Save the proofs' })),
  ]);
  expect(stop('who changed points, proved')).toBe(6);
  await download.saveAs(file);

  const command = await evidence.getByText(/^npm run verify -- /).innerText();
  expect(command).toContain(download.suggestedFilename());
  const said = verify(file, /--key (\S+)/.exec(command)?.[1] ?? '');
  expect(said).toMatch(/PointsAwarded of .* is in the log as it was sealed\./);
  expect(said).toMatch(/PointsAdjusted of .* is in the log as it was sealed\./);

  await expectAccessibleInBothThemes(page);
  await expectWholeOnPaper(page, evidence);
  await page.goto(`/admin/access-log?subject=${creator.id}&kind=exported`);
  await expect(page.getByRole('row', { name: 'GET /api/audit/evidence' })).toBeVisible();
});

/** Runs the command behind `npm run verify`, with the file and the key only. */
const verify = (file: string, key: string): string =>
  execFileSync(process.execPath, ['backend/dist/src/command-line/sankofa.js', 'verify', file, '--key', key], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });

async function expectWholeOnPaper(page: Page, evidence: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Admin panel' })).toBeHidden();
  await expect(evidence.getByRole('button', { name: 'Save the proofs' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Type of event' })).toBeHidden();
  await expect(evidence.getByText('Signed by the key')).toBeVisible();
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: null });
}

test('of a member with a long history, the events before are one press away, for the same reason', async ({
  page,
  request,
}) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  for (let n = 1; n <= MORE_THAN_ONE_EVIDENCE; n++)
    await staff.post(`/api/admin/members/${creator.id}/points`, { delta: 1, reason: `Talk ${n}` });
  await signIn(page, admin, `/admin/evidence?subject=${creator.id}`);
  const why = page.getByLabel(/^Why\?/);
  await why.fill('The member complained');
  await why.press('Enter');
  await expect(page.getByRole('heading', { name: /: the latest 200 events$/ })).toBeVisible();
  await expect(page.getByText('“Talk 1”')).toBeHidden();
  await page.getByRole('button', { name: 'Show the events before' }).click();
  await expect(page.getByText('“Talk 1”')).toBeVisible();
  await expect(page.getByText('The member complained')).toBeVisible();
  await expect(page.getByText(/^There was more before/)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /: the latest 200 events$/ })).toBeVisible();
});

test('a member is printed whole by one key', async ({ page, request }) => {
  const staff = await signInAdmin(request);
  const creator = await createCreator(request);
  for (let n = 0; n < MORE_THAN_A_PAGE; n++)
    await staff.post(`/api/admin/members/${creator.id}/points`, { delta: 1, reason: `Talk ${n}` });
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = document.body.innerText;
    };
  });
  await signIn(page, admin, `/admin/members/${creator.id}`);
  await expect(page.getByRole('button', { name: 'Adjust points' })).toBeVisible();
  const { press, stop } = startCounting();
  await press(page.locator('body'), 'Control+p');
  await expect.poll(() => page.evaluate(() => window.printed)).toBeDefined();
  expect(stop('print a member')).toBe(1);
  const printed = await page.evaluate(() => window.printed);
  const parts = ['Challenge', 'Payments', 'Timeline', 'registered as Creator', 'Talk 0', 'Devices signed in'];
  for (const part of parts) expect(printed).toContain(part);
});
