import type { AccessOutcome, Page } from './pages.js';
import { type AccountStatus, isStaffAlone, type Refusal, refusalOf } from './policy.js';
import { type Suspension, suspensionOf } from './suspension.js';

export interface PageAccess extends Partial<Suspension> {
  readonly path: string;
  readonly outcome: 'allowed' | 'redirect' | 'gate' | 'lock' | 'suspended';
  readonly to?: string;
  readonly code?: string;
  readonly need?: number;
  readonly have?: number;
  readonly unlocksAt?: Date;
}

const GATE = '/approval-gate';

const usual: Record<Exclude<Refusal['code'], 'ACCOUNT_SUSPENDED'>, AccessOutcome> = {
  NOT_SIGNED_IN: { outcome: 'redirect', to: '/login' },
  STAFF_ONLY: { outcome: 'redirect', to: '/dashboard', code: 'STAFF_ONLY' },
  SECOND_FACTOR_REQUIRED: { outcome: 'redirect', to: '/profile/second-factor', code: 'SECOND_FACTOR_REQUIRED' },
  EMAIL_NOT_VERIFIED: { outcome: 'redirect', to: '/profile/email' },
  WRONG_MEMBERSHIP_TYPE: { outcome: 'redirect', to: '/dashboard' },
  PRO_REQUIRED: { outcome: 'gate' },
  POINTS_REQUIRED: { outcome: 'lock' },
  KYC_REQUIRED: { outcome: 'lock' },
  APPROVAL_AGE_REQUIRED: { outcome: 'lock' },
};

/** Decides one page for one member: first suspension, then whether the page is for the member, then the policy. */
export function pageAccess(page: Page, status: AccountStatus, now: Date): PageAccess {
  const { path, policy } = page;
  if (policy.who !== 'anyone' && status.suspended && !isStaffAlone(status)) return suspended(path, status);
  const elsewhere = page.elsewhere?.(status);
  if (elsewhere) return withOutcome(path, elsewhere);
  const refusal = refusalOf(policy, status, now);
  if (!refusal) return { path, outcome: 'allowed' };
  if (refusal.code === 'ACCOUNT_SUSPENDED') return suspended(path, status);
  const special = page.refused?.[refusal.code];
  const outcome = (typeof special === 'function' ? special(status) : special) ?? usual[refusal.code];
  return withOutcome(path, outcome, refusal);
}

const suspended = (path: string, { memberId, suspensionReason }: AccountStatus): PageAccess => ({
  path,
  outcome: 'suspended',
  ...suspensionOf(memberId, suspensionReason),
});

function withOutcome(path: string, outcome: AccessOutcome, refusal?: Refusal): PageAccess {
  if (outcome.outcome === 'redirect') return { path, ...outcome };
  const place = outcome.outcome === 'gate' ? { to: GATE } : {};
  return { path, outcome: outcome.outcome, ...place, ...(refusal && missing(refusal)) };
}

function missing(refusal: Refusal): Pick<PageAccess, 'code' | 'need' | 'have' | 'unlocksAt'> {
  if (refusal.code !== 'APPROVAL_AGE_REQUIRED') return refusal;
  const { code, unlocksAt } = refusal;
  return unlocksAt ? { code, unlocksAt } : { code };
}
