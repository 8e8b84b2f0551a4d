import { expect, type Page } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { MAX_STOPS, tabTo } from './steps/keys';
import { test } from './steps/test';

const tabNames = [
  ...['User Management', 'KYC', 'Payments', 'Orders', 'Appraisals', 'Hire Requests', 'Growth Tools', 'Generate'],
  ...['Analysis', 'Loans', 'History', 'Proof', 'Who Looked', 'Personal Data', 'Operations', 'Settings'],
];
const queues = {
  KYC: 'Fail',
  Payments: 'Reject',
  Orders: 'Reject',
  Appraisals: 'Reject',
  'Hire Requests': 'Reject',
  'Growth Tools': 'Reject',
  Loans: 'Decline',
};

test('each tab is reached and walked by keyboard alone, and one always sees where one is', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, admin);
  await page.goto('/admin/settings');
  for (const name of tabNames) {
    await followTab(page, name);
    for (let stops = 0; stops < MAX_STOPS && (await isFocusInMain(page)); stops++) {
      expect(await describeFocus(page), `${name}, stop ${stops}`).toBe('seen');
      await page.keyboard.press('Tab');
    }
  }
});

test('in each queue a row is opened, its decision asked for and put off by keyboard alone, and the focus comes back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, admin);
  await page.goto('/admin/profiles');
  for (const [name, decision] of Object.entries(queues)) {
    await followTab(page, name);
    const free = page.getByRole('row').filter({ hasNotText: 'has it open' });
    await tabTo(free.getByRole('button', { name: 'Expand row' }).first());
    await page.keyboard.press('Enter');
    const panel = page.locator('section.review');
    await expect(panel, name).toBeFocused();
    const reject = panel.getByRole('button', { name: decision, exact: true });
    await tabTo(reject);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await describeFocus(page), `${name}, in the question`).toBe('seen');
    await page.keyboard.press('Escape');
    await expect(reject, name).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(page.locator('body'), name).not.toBeFocused();
  }
});

test('a view is saved, applied and removed by keyboard alone, and the focus comes back each time', async ({ page }) => {
  await signIn(page, admin, '/admin/orders?status=processing');
  const name = `View ${crypto.randomUUID().slice(0, 6)}`;
  const views = page.getByRole('button', { name: 'Views' });
  const view = page.getByRole('menuitem', { name }).first();
  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Save this view' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(views).toBeFocused();

  await views.press('Enter');
  await view.press('Enter');
  await expect(view).toBeHidden();
  await expect(views).toBeFocused();

  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('ArrowRight');
  await page.getByRole('menuitem', { name }).last().press('Enter');
  await expect(view).toBeHidden();
  await expect(views).toBeFocused();
});

/** Moves to a tab of the menu by keyboard and opens it. */
async function followTab(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name });
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
  await tabTo(link);
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main').locator('h2, .ant-segmented').first()).toBeVisible();
  await expect(page.locator('main .ant-skeleton')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
}

const isFocusInMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) ?? false);

/** Whether the focused element has a visible mark and is on the screen. */
const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'lost';
    if (focused.matches('main')) return 'seen'; // the page itself, after a navigation
    const parent = focused.parentElement;
    const ancestors = [parent, parent?.parentElement, parent?.parentElement?.parentElement];
    const near = [focused, ...focused.children, focused.nextElementSibling, ...ancestors];
    const isMarked = near.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    if (!isMarked) return `not marked: ${focused.outerHTML.slice(0, 200)}`;
    const own = focused.getBoundingClientRect();
    const { left, top, width, height } =
      own.width > 2 ? own : (focused.parentElement as Element).getBoundingClientRect();
    const atItsMiddle = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen =
      atItsMiddle && (focused.contains(atItsMiddle) || atItsMiddle.contains(focused) || near.includes(atItsMiddle));
    return isSeen ? 'seen' : `covered: ${focused.outerHTML.slice(0, 200)}`;
  });

test('Escape closes a menu and leaves what is open behind it', async ({ page }) => {
  await signIn(page, admin, '/admin/kyc');
  await page.getByRole('button', { name: 'Expand row' }).first().waitFor();
  await page.keyboard.press('j');
  await expect(page.locator('.review')).toBeFocused();
  for (const [opener, menu] of [
    ['Views', page.getByRole('menu')],
    [/^My Account/, page.locator('.account__menu')],
  ] as const) {
    await page.getByRole('button', { name: opener }).press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.locator('.review')).toBeVisible();
  }
});
