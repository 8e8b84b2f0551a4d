import { type APIRequestContext, expect } from '@playwright/test';
import { admin, signIn } from './steps/accounts';
import { openDialog } from './steps/console';
import {
  type Caller,
  createBusiness,
  createCreator,
  signInAdmin,
  signInCaller,
  submitKyc,
  upgradeMember,
  verifyBusiness,
} from './steps/server';
import { test } from './steps/test';

const reviewer = { email: 'reviewer@example.com', password: 'sankofa-demo' };
const WORDS = 'Your papers name another owner.';

interface Act {
  tab: string;
  /** The name of the button; its key does the same. */
  decision: string;
  prepare: (business: Caller, staff: Caller) => Promise<void>;
  decide: (business: Caller, colleague: Caller) => Promise<void>;
  /** The history's sentence about the colleague's decision. */
  told: RegExp;
}

const idOf = async (staff: Caller, path: string, name: 'loanId' | 'applicationId') => {
  const { items } = await staff.get<{ items: Record<string, string>[] }>(path);
  return items[0]?.[name] ?? '';
};

const acts: Act[] = [
  {
    tab: 'loans',
    decision: 'Decline',
    prepare: async (business, staff) => {
      await verifyBusiness(business, staff);
      await upgradeMember(business, staff);
      await business.post('/api/me/loans', {
        amount: { amount: 25_000_000, currency: 'NGN' },
        purpose: 'A second oven',
      });
    },
    decide: async (business, staff) => {
      const id = await idOf(staff, `/api/admin/loans?q=${business.email}`, 'loanId');
      await staff.post(`/api/admin/loans/${id}/status`, { status: 'approved' });
    },
    told: /loan/i,
  },
  {
    tab: 'growth-tools',
    decision: 'Reject',
    prepare: async (business, staff) => {
      await verifyBusiness(business, staff);
      await upgradeMember(business, staff);
      await business.post('/api/me/tool-requests', { toolName: 'A delivery bag' });
    },
    decide: async (business, staff) => {
      const id = await idOf(staff, `/api/admin/tool-requests?q=${business.email}`, 'applicationId');
      await staff.post(`/api/admin/tool-requests/${id}/status`, { status: 'approved' });
    },
    told: /tool|delivery bag/i,
  },
  {
    tab: 'kyc',
    decision: 'Ask for more',
    prepare: (business) => submitKyc(business, 'Adunni Foods'),
    decide: (business, staff) =>
      staff.post(`/api/admin/kyc/${business.id}/ask`, { attempt: 1, message: 'Who owns it?' }),
    told: /asked/i,
  },
];

for (const { tab, decision, prepare, decide, told } of acts) {
  test(`in ${tab} a colleague decides first while I write why`, async ({ page, request }) => {
    const { business, staff, colleague } = await peopleOf(request);
    await prepare(business, staff);
    await signIn(page, admin, `/admin/${tab}?q=${business.email}`);
    await page.getByRole('button', { name: 'Expand row' }).first().press('Enter');
    await page.locator('section.review').getByRole('button', { name: decision, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill(WORDS);
    await decide(business, tab === 'loans' ? staff : colleague);
    await expect(dialog.getByRole('status').filter({ hasText: 'went from the list' })).toBeVisible();
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === 409,
    );
    await dialog.getByRole('textbox').first().press('Control+Enter');
    await answer;
    const gone = page.getByRole('region', { name: /gone$/ });
    await expect(gone).toContainText(told);
    await expect(gone).toContainText(WORDS);
  });
}

test('a colleague makes a member Pro while I am about to', async ({ page, request }) => {
  const { staff } = await peopleOf(request);
  const creator = await createCreator(request);
  await signIn(page, admin);
  await openDialog(page, creator.email, 'Upgrade to Pro');
  await upgradeMember(creator, staff);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('This member is Pro already.');
  await expect(dialog.getByRole('button', { name: 'Upgrade to Pro' })).toBeDisabled();
});

async function peopleOf(request: APIRequestContext) {
  const [business, staff] = [await createBusiness(request), await signInAdmin(request)];
  return { business, staff, colleague: await signInCaller(request, reviewer) };
}
