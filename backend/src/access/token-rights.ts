import { type PolicyName, policies } from './policies.js';
import { type AccountStatus, refusalOf } from './policy.js';

/** The policies that an API token can be given. All other policies refuse tokens. */
export const tokenRights = {
  'own-account': 'See your account and your data, and choose marketing mails',
  'own-record': 'Your profile, notifications, fees and receipts',
  'own-journey': 'Your journey, points, appraisals, portfolio and availability',
  'work-for-businesses': 'Accept invitations of businesses',
  'take-the-challenge': 'Submit appraisals',
  'earn-a-certificate': 'Issue your certificate',
  'use-learn-hub': 'Your lessons',
  'own-business': 'Your verification, orders, payments and requests',
  'submit-kyc': 'Submit your verification',
  'place-orders': 'Place orders',
  'use-growth-tools': 'Request tools',
  'hire-creators': 'Request and choose creators',
  'request-a-loan': 'Request loans',
  'claim-program-fees': 'Claim fees and open card payments',
  'own-wallet': 'Your wallet',
  'enter-console': 'Counts of the queues, search and saved views',
  'read-history': 'Read the history, the proof and who looked',
  'work-on-queues': 'Timelines of members, and templates of reasons',
  'read-members': 'Read pages of members',
  'manage-members': 'List, ban, reactivate and upgrade members, and correct points',
  'review-appraisals': 'Review appraisals',
  'review-kyc': 'Review verifications',
  'read-reason-templates': 'Read templates of reasons',
  'read-queues': 'Read decisions, and hold items of queues',
  'read-orders': 'Read orders',
  'handle-orders': 'Handle orders',
  'confirm-order-payments': 'Confirm payments of orders',
  'review-tool-requests': 'Review tool requests',
  'review-hire-requests': 'Review hire requests',
  'turn-features': 'Turn features on and off',
  'read-analytics': 'Read analytics',
  'read-revenue': 'Read revenue',
  'read-payments': 'Read payments',
  'confirm-program-fees': 'Confirm fees and card payments',
  'import-statements': 'Import bank statements',
  'decide-loans': 'Decide loans',
  operate: 'Look after queues and read models',
} as const satisfies Partial<Record<PolicyName, string>>;

export type TokenRight = keyof typeof tokenRights;

export const tokenRightNames = Object.keys(tokenRights) as TokenRight[];

/** The rights that this account has at present, and so can give to a token. */
export const ownRightsOf = (status: AccountStatus, now: Date): TokenRight[] =>
  tokenRightNames.filter((name) => !refusalOf(policies[name], status, now, { writes: true }));

/** Why a token is refused although its owner is allowed; undefined if the token is allowed too. */
export function tokenRefusalOf(
  policy: PolicyName,
  rights: readonly string[],
  isClosed = false,
): 'API_TOKEN_NOT_TAKEN' | 'API_TOKEN_LACKS_RIGHT' | undefined {
  if (isClosed || !(policy in tokenRights)) return 'API_TOKEN_NOT_TAKEN';
  return rights.includes(policy) ? undefined : 'API_TOKEN_LACKS_RIGHT';
}
