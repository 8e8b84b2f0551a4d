import {
  type Browser,
  expect,
  type Locator,
  type Page,
  type Request,
  type Response,
  type Route,
} from '@playwright/test';
import { type Account, admin, demo, signIn } from './steps/accounts';
import {
  type DecisionAnswer,
  expectAnswerInLog,
  fillQueue,
  type Reviewer,
  readDecisions,
  readQueueIds,
} from './steps/appraisals';
import { signInAdmin } from './steps/server';
import { test } from './steps/test';

// With motion: staff wait for animations, so they count.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The number of decisions. `npm run bench:staff` sets it so high that the queue is emptied. */
const MIN_DECISIONS = Number(process.env.APPRAISALS ?? '10');
/** Checked by `npm run bench:staff` only, as a busy machine must fail no test. */
const MAX_SECONDS_EACH = 6;
/** How many items both decide at the same moment, so that one of them is late. */
const SHARED_DECISIONS = 3;
/** Every fifth is rejected with a ready reason. */
const REJECT_EVERY = 5;

const HOLDS = /\/api\/admin\/holds/;
const DECISION = /\/api\/admin\/appraisals\/([^/]+)\/(approve|reject)$/;

test('two reviewers work through one queue by keyboard: everything is decided once, and who is late hears by whom', async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000 + MIN_DECISIONS * 10_000);
  const staff = await signInAdmin(request);
  await fillQueue(request, staff, MIN_DECISIONS);
  const waitingIds = await readQueueIds(staff);
  const before = new Set((await readDecisions(staff)).map(({ position }) => position)); // other journeys move the clock
  const answers: DecisionAnswer[] = [];
  const one = await openQueueAs(browser, admin, answers);
  const other = await openQueueAs(browser, demo.reviewer, answers);
  const asked: string[] = [];
  const noteAsked = (request: Request) => {
    if (DECISION.test(request.url())) asked.push(request.url());
  };
  for (const { page } of [one, other]) page.on('request', noteAsked);

  const startedAt = performance.now();
  const pages = [one.page, other.page];
  for (const page of pages) {
    await page.route(HOLDS, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  for (let i = 0; i < SHARED_DECISIONS; i++) await decideTogether(pages);
  for (const page of pages) await page.unroute(HOLDS);
  const isOver = () => answers.filter(({ status }) => status === 200).length >= MIN_DECISIONS;
  await Promise.all([decideUntil(one.page, 'j', ['7'], isOver), decideUntil(other.page, 'k', ['1', '2'], isOver)]);
  await expect.poll(() => answers.length).toBe(asked.length); // decisions are shown before they are answered
  const seconds = (performance.now() - startedAt) / 1_000;

  const decisions = (await readDecisions(staff)).filter(({ position }) => !before.has(position));
  const lateAnswers = answers.filter(({ status }) => status === 409);
  await expect.poll(() => lateAnswers.every(({ detail }) => detail !== undefined)).toBe(true);
  process.stdout.write(
    `${decisions.length} appraisals decided by two in ${seconds.toFixed(1)} s, ${lateAnswers.length} decisions came late\n`,
  );
  const leftIds = await readQueueIds(staff);
  expect(decisions.length).toBeGreaterThanOrEqual(Math.min(MIN_DECISIONS, waitingIds.length));
  expect([...decisions.map(({ data }) => data.appraisalId), ...leftIds].toSorted()).toEqual(waitingIds.toSorted());
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(lateAnswers.length).toBeGreaterThanOrEqual(SHARED_DECISIONS);
  for (const answer of answers) expectAnswerInLog(answer, decisions, [one, other]);
  const rejected = decisions.filter(({ type }) => type === 'AppraisalRejected');
  expect(rejected.filter(({ sealed }) => !sealed.includes('reason'))).toEqual([]);
  if (process.env.APPRAISALS) expect(seconds).toBeLessThan(decisions.length * MAX_SECONDS_EACH);
});

/** The speed of a practised typist, who waits for nothing on the screen. */
const KEY_DELAY_MS = 120;
const MIN_REJECTIONS = Number(process.env.REJECTIONS ?? '6');

interface DecidingKey {
  /** The row that was open; undefined if the next row was still loading. */
  open?: string;
  /** A colleague had decided it, and the panel said so. */
  isGone: boolean;
}

interface Desk extends Awaited<ReturnType<typeof recordKeys>> {
  page: Page;
  answers: Map<string, number>;
}

const approvals = { count: MIN_DECISIONS, name: 'approvals', keysOf: (i: number) => [String((i % 9) + 1), 'a'] };
const rejections = { count: MIN_REJECTIONS, name: 'rejections', keysOf: () => ['r', 'Control+Enter'] };

for (const { count, name, keysOf } of [approvals, rejections]) {
  test(`of ${name} that two type ahead, no key is lost and none falls on another item`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(60_000 + count * 10_000);
    const staff = await signInAdmin(request);
    await fillQueue(request, staff, count);
    const before = new Set((await readDecisions(staff)).map(({ position }) => position));
    const each = Math.ceil(count / 2);
    const desks: Desk[] = [];
    for (const account of [admin, demo.reviewer]) {
      const { page } = await openQueueAs(browser, account, []);
      const answers = new Map<string, number>();
      page.on('response', (response) => {
        const [, id] = /appraisals\/([\da-f-]+)\/(?:approve|reject)$/.exec(response.url()) ?? [];
        if (id) answers.set(id, response.status());
      });
      desks.push({ page, answers, ...(await recordKeys(page)) });
      await openNext(page, 'j');
    }
    const seconds: number[] = [];
    const typeAll = async ({ page }: { page: Page }) => {
      for (let i = 0; i < each; i++) {
        const startedAt = performance.now();
        for (const key of keysOf(i)) await page.keyboard.press(key, { delay: KEY_DELAY_MS });
        seconds.push((performance.now() - startedAt) / 1_000);
      }
    };
    await Promise.all(desks.map(typeAll));

    const made = async () => (await readDecisions(staff)).filter(({ position }) => !before.has(position));
    // If both open an item at the same instant, one may be late: the server refuses the decision, or the panel says so
    // before the key. Each deciding key is therefore a decision, a refusal or a gone row.
    const typed = await Promise.all(desks.map(({ read }) => read()));
    const wasGone = typed.flat().filter(({ isGone }) => isGone).length;
    await expect.poll(() => desks.reduce((sum, { answers }) => sum + answers.size, 0)).toBe(2 * each - wasGone);
    const refused = desks.flatMap(({ answers }) => [...answers.values()]).filter((status) => status === 409).length;
    await expect.poll(async () => (await made()).length).toBe(2 * each - wasGone - refused);
    const points = new Map((await made()).map(({ data }) => [data.appraisalId, data.points]));
    for (const desk of desks) {
      const keys = (await desk.read()).map((key, i) => ({ ...key, points: (i % 9) + 1 }));
      expect(keys.length).toBe(each);
      const deciding = keys.filter(({ isGone }) => !isGone).map((key, i) => ({ ...key, sent: desk.sent[i] ?? '' }));
      expect(deciding.filter(({ open, sent }) => open !== undefined && open !== sent)).toEqual([]);
      if (name === 'rejections') continue;
      for (const key of deciding.filter(({ sent }) => desk.answers.get(sent) === 200))
        expect(points.get(key.sent)).toBe(key.points);
    }
    const median = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)];
    process.stdout.write(
      `${2 * each} ${name}: 0 lost, 0 wrong, ${refused + wasGone} late, median ${median?.toFixed(2)} s and 2 keystrokes each\n`,
    );
  });
}

/** Records the open row at each deciding key, and the decisions sent, in order. */
async function recordKeys(page: Page): Promise<{ read: () => Promise<DecidingKey[]>; sent: string[] }> {
  const sent: string[] = [];
  page.on('request', (asked) => {
    const [, id] = DECISION.exec(asked.url()) ?? [];
    if (id) sent.push(id);
  });
  await page.evaluate(() => {
    const pressed: DecidingKey[] = [];
    Object.assign(window, { pressed });
    const note = ({ key }: KeyboardEvent) => {
      if (key !== 'a' && key !== 'r') return;
      const open = document.querySelector<HTMLElement>('section.review')?.dataset.item;
      const isGone = document.querySelector('section.gone') !== null;
      pressed.push({ isGone, ...(open && { open }) });
    };
    window.addEventListener('keydown', note, { capture: true });
  });
  return { sent, read: () => page.evaluate(() => (window as unknown as { pressed: DecidingKey[] }).pressed) };
}

/** Signs in and opens the queue; the rest is done by keyboard. */
async function openQueueAs(
  browser: Browser,
  account: Account,
  answers: DecisionAnswer[],
): Promise<Reviewer & { page: Page }> {
  const page = await (await browser.newContext()).newPage();
  const meResponse = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await signIn(page, account);
  const me = (await (await meResponse).json()) as { id: string; firstName: string; lastName: string };
  page.on('response', (response) => void recordAnswer(response, me.id, answers));
  await page.goto('/admin/appraisals');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  return { id: me.id, name: `${me.firstName} ${me.lastName}`, page };
}

async function recordAnswer(response: Response, by: string, answers: DecisionAnswer[]): Promise<void> {
  const [, appraisalId] = DECISION.exec(response.url()) ?? [];
  if (!appraisalId) return;
  const answer: DecisionAnswer = { by, appraisalId, status: response.status() };
  answers.push(answer);
  if (!response.ok()) Object.assign(answer, await response.json());
}

/** Both open the same appraisal and decide it; the requests are held until both have pressed the key. */
async function decideTogether(pages: readonly Page[]): Promise<void> {
  const first = await pages[0]?.locator('.queue tr[data-row-key]').first().getAttribute('data-row-key');
  for (const page of pages) {
    const open = page.locator(`section.review[data-item="${first}"]`);
    if (!(await open.isVisible())) await page.locator(`.queue tr[data-row-key="${first}"]`).click();
    await expect(open).toBeVisible();
  }
  const held: Route[] = [];
  for (const page of pages) await page.route(DECISION, (route) => void held.push(route));
  await Promise.all(pages.map((page) => decideOpenRow(page, () => pressAll(page, '9', 'a'))));
  for (const page of pages) await page.unroute(DECISION);
  await Promise.all(held.map((route) => route.continue()));
}

/** Decides until `isOver` or the queue is empty, moving down or up the list. */
async function decideUntil(
  page: Page,
  key: 'j' | 'k',
  points: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  for (let i = 1; !isOver() && (await openNext(page, key)); i++) {
    const isApproval = i % REJECT_EVERY !== 0;
    await decideOpenRow(page, (row) =>
      isApproval ? pressAll(page, ...points, 'a') : rejectWithReadyReason(page, row),
    );
  }
}

/** Opens the next row unless one is open. Returns false once the queue is empty. */
async function openNext(page: Page, key: 'j' | 'k'): Promise<boolean> {
  const [open, nothing] = [page.locator('section.review'), page.getByText('No pending appraisals found.')];
  await expect(async () => {
    if (!(await open.or(nothing).isVisible())) await page.keyboard.press(key);
    await expect(open.or(nothing)).toBeVisible({ timeout: 200 });
  }).toPass();
  return !(await nothing.isVisible());
}

/** Presses keys until the row is gone, whoever decided it. */
async function decideOpenRow(page: Page, pressKeys: (row: Locator) => Promise<void>): Promise<void> {
  const key = await page
    .locator('section.review')
    .getAttribute('data-item', { timeout: 500 })
    .catch(() => undefined);
  if (!key) return;
  const row = page.locator(`tr[data-row-key="${key}"]`);
  await pressKeys(row);
  await expect(row).toHaveCount(0);
}

async function pressAll(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Takes one Tab from the field, or more if the dialog itself has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(async () => {
    await target.page().keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 200 });
  }).toPass();
}

/** Rejects with the first ready reason, unless a colleague decides first. */
async function rejectWithReadyReason(page: Page, row: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('r');
  await expect(async () => {
    const isGone = (await row.count()) === 0;
    await dialog.waitFor({ timeout: 1_000 }).catch((error: unknown) => {
      if (!isGone) throw error;
    });
  }).toPass();
  if (!(await dialog.isVisible())) return;
  const reasons = dialog.getByRole('group', { name: 'Ready reasons' }).getByRole('button');
  await expect(reasons.nth(1)).toBeVisible();
  await tabTo(reasons.first());
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).not.toBeEmpty();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}
