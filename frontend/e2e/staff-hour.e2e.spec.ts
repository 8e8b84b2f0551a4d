import { type Browser, expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { type Account, admin, demo, signIn } from './steps/accounts';
import { decisionsSince, endOfLog, fillQueue, idsInQueue, type LoggedDecision } from './steps/appraisals';
import { asAdmin } from './steps/server';

// Staff wait for what moves, so it counts.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** After so many decisions they stop. `npm run bench:staff` has them work on until nothing is left. */
const ENOUGH = Number(process.env.APPRAISALS ?? '10');
const SECONDS_EACH = 6;
/** How many the two decide at the same moment, so that one of them comes late. */
const TOGETHER = 3;
/** Every so many are sent back, with a ready reason. */
const REJECTED = 5;

/** What one of the two was answered. */
interface Answered {
  by: string;
  appraisalId: string;
  status: number;
  code?: string;
  detail?: string;
}

interface Reviewer {
  id: string;
  name: string;
  page: Page;
}

test('two reviewers work through one queue by keyboard: everything is decided once, and who is late hears by whom', async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000 + ENOUGH * 10_000);
  const staff = await asAdmin(request);
  await fillQueue(request, staff, ENOUGH);
  const waiting = await idsInQueue(staff);
  const start = await endOfLog(staff);
  const answers: Answered[] = [];
  const one = await atTheQueue(browser, admin, answers);
  const other = await atTheQueue(browser, demo.reviewer, answers);

  const begun = performance.now();
  for (let i = 0; i < TOGETHER; i++) await decideTogether([one.page, other.page]);
  const isOver = () => answers.filter(({ status }) => status === 200).length >= ENOUGH;
  await Promise.all([workOn(one.page, 'j', ['7'], isOver), workOn(other.page, 'k', ['1', '2'], isOver)]);
  const seconds = (performance.now() - begun) / 1_000;

  const decided = await decisionsSince(staff, start);
  const late = answers.filter(({ status }) => status === 409);
  await expect.poll(() => late.every(({ detail }) => detail !== undefined)).toBe(true);
  process.stdout.write(
    `${decided.length} appraisals decided by two in ${seconds.toFixed(1)} s, ${late.length} decisions came late\n`,
  );
  const left = await idsInQueue(staff);
  expect(decided.length).toBeGreaterThanOrEqual(Math.min(ENOUGH, waiting.length));
  expect([...decided.map(({ data }) => data.appraisalId), ...left].toSorted()).toEqual(waiting.toSorted());
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(late.length).toBeGreaterThan(0);
  for (const answer of answers) expectTold(answer, decided, [one, other]);
  const rejected = decided.filter(({ type }) => type === 'AppraisalRejected');
  expect(rejected.filter(({ sealed }) => !sealed.includes('reason'))).toEqual([]);
  expect(seconds).toBeLessThan(decided.length * SECONDS_EACH);
});

/** Signed in, with the queue open and nothing but a keyboard. */
async function atTheQueue(browser: Browser, account: Account, answers: Answered[]): Promise<Reviewer> {
  const page = await (await browser.newContext()).newPage();
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await signIn(page, account);
  const me = (await (await asked).json()) as { id: string; firstName: string; lastName: string };
  page.on('response', (response) => void keepAnswer(response, me.id, answers));
  await page.goto('/admin/appraisals');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return { id: me.id, name: `${me.firstName} ${me.lastName}`, page };
}

async function keepAnswer(response: Response, by: string, answers: Answered[]): Promise<void> {
  const [, appraisalId] = /\/api\/admin\/appraisals\/([^/]+)\/(approve|reject)$/.exec(response.url()) ?? [];
  if (!appraisalId) return;
  const answer: Answered = { by, appraisalId, status: response.status() };
  answers.push(answer);
  if (!response.ok()) Object.assign(answer, await response.json());
}

/** Both open the same appraisal, and press the key at once. */
async function decideTogether(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await openNext(page, 'j');
  await Promise.all(pages.map((page) => decide(page, () => pressAll(page, '9', 'a'))));
}

/** Goes on until it is enough, or nothing is left; down the list, or up. */
async function workOn(page: Page, key: 'j' | 'k', points: readonly string[], isOver: () => boolean): Promise<void> {
  for (let i = 1; !isOver() && (await openNext(page, key)); i++) {
    const isFine = i % REJECTED !== 0;
    await decide(page, () => (isFine ? pressAll(page, ...points, 'a') : sendBack(page)));
  }
}

/** Opens what comes next, unless it is open already; false once nothing waits. */
async function openNext(page: Page, key: 'j' | 'k'): Promise<boolean> {
  const [open, nothing] = [page.locator('section.review'), page.getByText('No pending appraisals found.')];
  await expect(async () => {
    if (!(await open.or(nothing).isVisible())) await page.keyboard.press(key);
    await expect(open.or(nothing)).toBeVisible({ timeout: 200 });
  }).toPass();
  return !(await nothing.isVisible());
}

/** Until the row is gone, decided by whomever: a colleague may take it away under one's hands. */
async function decide(page: Page, byKeys: () => Promise<void>): Promise<void> {
  const row = page.locator('tr[data-row-key]:has(+ tr section.review)');
  const key = await row.getAttribute('data-row-key', { timeout: 500 }).catch(() => undefined);
  if (key === undefined) return;
  await byKeys();
  await expect(page.locator(`tr[data-row-key="${key}"]`)).toHaveCount(0);
}

async function pressAll(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** One step from the field; more where the dialog itself has the focus, as the row was taken away meanwhile. */
async function tabTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 200 });
  }).toPass();
}

/** Rejects with the first of the ready reasons. */
async function sendBack(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('r');
  const isAsked = await dialog.waitFor({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
  if (!isAsked) return;
  const reasons = dialog.getByRole('group', { name: 'Ready reasons' }).getByRole('button');
  await expect(reasons.nth(1)).toBeVisible();
  await tabTo(reasons.first());
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).not.toBeEmpty();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

/** Whoever decided is in the log; whoever was late was told who that was, and what became of it. */
function expectTold(answer: Answered, decided: readonly LoggedDecision[], reviewers: readonly Reviewer[]): void {
  const decision = decided.find(({ data }) => data.appraisalId === answer.appraisalId);
  const decider = reviewers.find(({ id }) => id === decision?.actor);
  if (answer.status === 200) {
    expect(decider?.id).toBe(answer.by);
    return;
  }
  const what = decision?.type === 'AppraisalApproved' ? 'approved' : 'rejected';
  expect(decider?.id).not.toBe(answer.by);
  expect(answer).toMatchObject({
    code: 'APPRAISAL_ALREADY_DECIDED',
    detail: `${decider?.name} ${what} this appraisal already.`,
  });
}
