import { movedPages, unlockThreshold } from '../reference-data/index.js';
import { policies } from './policies.js';
import { type AccountStatus, hasRoleFor, isStaffAlone, type Policy, type Refusal } from './policy.js';

export type AccessOutcome =
  | { readonly outcome: 'redirect'; readonly to: string; readonly code?: string }
  | { readonly outcome: 'gate' }
  | { readonly outcome: 'lock' };

export interface Page {
  /** In the syntax of the front end's router. The most specific path matches. */
  readonly path: string;
  readonly policy: Policy;
  readonly refused?: {
    readonly [Code in Refusal['code']]?: AccessOutcome | ((status: AccountStatus) => AccessOutcome);
  };
  /** Redirects members whom the page is not for. Evaluated after suspension and before the policy. */
  readonly elsewhere?: (status: AccountStatus) => AccessOutcome | undefined;
}

const home: AccessOutcome = { outcome: 'redirect', to: '/dashboard' };
const start: AccessOutcome = { outcome: 'redirect', to: '/' };
const gate: AccessOutcome = { outcome: 'gate' };
const lock: AccessOutcome = { outcome: 'lock' };

const everyone: Policy = policies.public;
const member: Policy = policies['own-record'];
const proCreator: Policy = { who: 'member', types: ['Creator'], pro: true };
const unlockedCreator: Policy = { ...proCreator, points: unlockThreshold };

const hasNothingToUpgrade = (status: AccountStatus): boolean =>
  isStaffAlone(status) || status.pro || status.membershipType === 'AFRO WALLET';

/** Loans are for verified businesses. Another business is redirected with a code that the dashboard explains. */
function whereNoLoanIs(status: AccountStatus): AccessOutcome | undefined {
  if (isStaffAlone(status)) return undefined;
  if (status.membershipType !== 'Business') return home;
  return status.kycStatus === 'approved'
    ? undefined
    : { outcome: 'redirect', to: '/dashboard', code: 'LOAN_NEEDS_KYC' };
}

const openPage = (path: string): Page => ({ path, policy: everyone });
const memberPage = (path: string): Page => ({ path, policy: member });
const movedPage = (to: string, ...paths: string[]): Page[] =>
  paths.map((path) => ({ path, policy: everyone, elsewhere: () => ({ outcome: 'redirect', to }) }));

const publicPages: readonly Page[] = [
  ...['/', '/for-creator', '/for-business', '/program-application-fee', '/contact', '/sample-lesson'].map(openPage),
  ...['/forgot-password', '/reset-password', '/verify-email', '/privacy', '/terms'].map(openPage),
  ...movedPage('/dashboard', '/login', '/register'),
];

const memberPages: readonly Page[] = [
  ...['/dashboard', '/profile', '/profile/edit', '/profile/email', '/profile/devices'].map(memberPage),
  ...[
    '/profile/password',
    '/profile/api-tokens',
    '/profile/second-factor',
    '/profile/your-data',
    '/notifications',
    '/profile/notices',
    '/card-payment',
    '/receipts',
    '/receipts/:number',
  ].map(memberPage),
  { path: '/approval-gate', policy: member, elsewhere: (who) => (hasNothingToUpgrade(who) ? home : undefined) },
  {
    path: '/afro-wallet',
    policy: policies['own-wallet'],
    refused: { WRONG_MEMBERSHIP_TYPE: start },
    elsewhere: (who) => (isStaffAlone(who) ? start : undefined),
  },
];

const creatorPages: readonly Page[] = [
  {
    path: '/appraisals',
    policy: policies['take-the-challenge'],
    refused: { PRO_REQUIRED: { outcome: 'redirect', to: '/dashboard', code: 'APPRAISALS_NEED_PRO' } },
  },
  ...['/learn', '/learn/:topicSlug'].map(
    (path): Page => ({
      path,
      policy: policies['use-learn-hub'],
      refused: { PRO_REQUIRED: ({ membershipType }) => (membershipType === 'Creator' ? lock : gate) },
    }),
  ),
  ...['/points', '/profile/portfolio', '/work'].map((path): Page => ({ path, policy: policies['own-journey'] })),
  { path: '/opportunities', policy: proCreator },
  ...['/join-live-projects', '/team-projects', '/freelance-gigs'].map(
    (path): Page => ({ path, policy: unlockedCreator, refused: { PRO_REQUIRED: lock } }),
  ),
  {
    path: '/certification',
    policy: policies['earn-a-certificate'],
    refused: { PRO_REQUIRED: lock },
  },
];

const businessPages: readonly Page[] = [
  { path: '/kyc', policy: policies['own-business'] },
  { path: '/growth-tools', policy: policies['use-growth-tools'] },
  { path: '/orders', policy: policies['use-growth-tools'] },
  { path: '/hire-interns', policy: policies['hire-creators'] },
  { path: '/hire-interns/:requestId', policy: policies['own-business'] },
  { path: '/loan', policy: policies['request-a-loan'], elsewhere: whereNoLoanIs },
];

const staffPages: readonly Page[] = [
  { path: '/admin/profiles', policy: policies['manage-members'] },
  { path: '/admin/kyc', policy: policies['review-kyc'] },
  { path: '/admin/payments', policy: policies['read-payments'] },
  { path: '/admin/orders', policy: policies['read-orders'] },
  { path: '/admin/appraisals', policy: policies['review-appraisals'] },
  { path: '/admin/hire-requests', policy: policies['review-hire-requests'] },
  { path: '/admin/growth-tools', policy: policies['review-tool-requests'] },
  { path: '/admin/generate', policy: policies['take-contacts-out'] },
  { path: '/admin/analysis', policy: policies['read-revenue'] },
  { path: '/admin/loans', policy: policies['decide-loans'] },
  { path: '/admin/history', policy: policies['read-history'] },
  { path: '/admin/proof', policy: policies['read-history'] },
  { path: '/admin/access-log', policy: policies['read-history'] },
  { path: '/admin/personal-data', policy: policies['read-history'] },
  { path: '/admin/operations', policy: policies.operate },
  { path: '/admin/settings', policy: policies['turn-features'] },
  { path: '/admin/staff', policy: policies['manage-members'] },
  { path: '/admin/members/:id', policy: policies['read-members'] },
  { path: '/admin/evidence', policy: policies['read-history'] },
];

/** An unknown address in the console opens the first tab that the caller may see. */
const panel: Page = {
  path: '/admin/*',
  policy: policies['enter-console'],
  elsewhere: ({ roles }) => {
    const first = staffPages.find(({ policy }) => hasRoleFor(policy, roles));
    return first && { outcome: 'redirect', to: first.path };
  },
};

export const pages: readonly Page[] = [
  ...publicPages,
  ...memberPages,
  ...creatorPages,
  ...businessPages,
  ...staffPages,
  panel,
  ...Object.entries(movedPages).flatMap(([path, to]) => movedPage(to, path)),
];

const patterns = pages.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`));

export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
