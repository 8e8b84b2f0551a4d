import type { Page, Turn } from './pages.js';
import { isStaff, type Refusal, refusalOf, type Standing } from './policy.js';
import { type Suspension, suspensionOf } from './suspension.js';

/** What a member meets at one page. */
export interface PageAccess extends Partial<Suspension> {
  readonly path: string;
  readonly outcome: 'allowed' | 'redirect' | 'gate' | 'lock' | 'suspended';
  /** Where a redirect or the gate leads. */
  readonly to?: string;
  /** What is missing; with a redirect, what a toast says about it. */
  readonly code?: string;
  readonly need?: number;
  readonly have?: number;
  readonly unlocksAt?: Date;
}

const GATE = '/approval-gate';

/** The usual turn of a refusal: another type's page sends home, a missing Pro to the gate, the rest is a lock. */
const usual: Record<Exclude<Refusal['code'], 'ACCOUNT_SUSPENDED'>, Turn> = {
  NOT_SIGNED_IN: { outcome: 'redirect', to: '/login' },
  STAFF_ONLY: { outcome: 'redirect', to: '/dashboard', code: 'STAFF_ONLY' },
  SECOND_FACTOR_REQUIRED: {
    outcome: 'redirect',
    to: '/profile/second-factor',
    code: 'SECOND_FACTOR_REQUIRED',
  },
  WRONG_MEMBERSHIP_TYPE: { outcome: 'redirect', to: '/dashboard' },
  PRO_REQUIRED: { outcome: 'gate' },
  POINTS_REQUIRED: { outcome: 'lock' },
  KYC_REQUIRED: { outcome: 'lock' },
  APPROVAL_AGE_REQUIRED: { outcome: 'lock' },
};

/** Decides one page for one member: suspension first, then whom the page is for, then what they have reached. */
export function pageAccess(page: Page, standing: Standing, now: Date): PageAccess {
  const { path, policy } = page;
  if (policy.who !== 'anyone' && standing.suspended && !isStaff(standing)) return suspended(path, standing);
  const elsewhere = page.elsewhere?.(standing);
  if (elsewhere) return turned(path, elsewhere);
  const refusal = refusalOf(policy, standing, now);
  if (!refusal) return { path, outcome: 'allowed' };
  if (refusal.code === 'ACCOUNT_SUSPENDED') return suspended(path, standing);
  const special = page.refused?.[refusal.code];
  const turn = (typeof special === 'function' ? special(standing) : special) ?? usual[refusal.code];
  return turned(path, turn, refusal);
}

const suspended = (path: string, { memberId, suspensionReason }: Standing): PageAccess => ({
  path,
  outcome: 'suspended',
  ...suspensionOf(memberId, suspensionReason),
});

function turned(path: string, turn: Turn, refusal?: Refusal): PageAccess {
  if (turn.outcome === 'redirect') return { path, ...turn };
  const place = turn.outcome === 'gate' ? { to: GATE } : {};
  return { path, outcome: turn.outcome, ...place, ...(refusal && missing(refusal)) };
}

function missing(refusal: Refusal): Pick<PageAccess, 'code' | 'need' | 'have' | 'unlocksAt'> {
  if (refusal.code !== 'APPROVAL_AGE_REQUIRED') return refusal;
  const { code, unlocksAt } = refusal;
  return unlocksAt ? { code, unlocksAt } : { code };
}
