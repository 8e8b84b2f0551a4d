import { certificationAfterMonths, unlockThreshold } from '../reference-data/index.js';
import { hasRoleFor, type Policy } from './policy.js';
import type { StaffRole } from './roles.js';

/** The policies of all routes. The start fails if a route has none. */
export const policies = {
  public: { who: 'anyone' },
  'own-account': { who: 'member', whileSuspended: true },
  'own-record': { who: 'member' },
  'make-api-tokens': { who: 'member', recentSecondFactor: true },
  'own-journey': { who: 'member', types: ['Creator'] },
  'work-for-businesses': { who: 'member', types: ['Creator'], pro: true, points: unlockThreshold },
  'take-the-challenge': { who: 'member', types: ['Creator'], pro: true },
  'earn-a-certificate': {
    who: 'member',
    types: ['Creator'],
    pro: true,
    points: unlockThreshold,
    approvedForMonths: certificationAfterMonths,
  },
  'use-learn-hub': { who: 'member', types: ['Creator', 'Business'], pro: true },
  'own-business': { who: 'member', types: ['Business'] },
  'submit-kyc': { who: 'member', types: ['Business'], verifiedEmail: true },
  'place-orders': { who: 'member', types: ['Business'], pro: true, kyc: 'approved' },
  'use-growth-tools': { who: 'member', types: ['Business'], pro: true, kyc: 'approved' },
  'hire-creators': { who: 'member', types: ['Business'], pro: true, kyc: 'approved' },
  'request-a-loan': { who: 'member', types: ['Business'], pro: true, kyc: 'approved' },
  'claim-program-fees': { who: 'member', types: ['Creator', 'Business', 'AFRO WALLET'], verifiedEmail: true },
  'own-wallet': { who: 'member', types: ['AFRO WALLET'] },
  'enter-console': { who: 'staff', roles: ['admin', 'reviewer', 'auditor', 'operator', 'finance'] },
  'read-history': { who: 'staff', roles: ['admin', 'auditor'] },
  'work-on-queues': { who: 'staff', roles: ['admin', 'reviewer'] },
  'read-members': { who: 'staff', roles: ['admin', 'reviewer', 'auditor'] },
  'manage-members': { who: 'staff', roles: ['admin'] },
  'review-appraisals': { who: 'staff', roles: ['admin', 'reviewer'] },
  'review-kyc': { who: 'staff', roles: ['admin', 'reviewer'] },
  'read-reason-templates': { who: 'staff', roles: ['admin', 'reviewer', 'finance'] },
  'export-queues': { who: 'staff', roles: ['admin', 'reviewer', 'finance'], recentSecondFactor: true },
  'read-queues': { who: 'staff', roles: ['admin', 'reviewer', 'finance'] },
  'read-orders': { who: 'staff', roles: ['admin', 'reviewer', 'finance'] },
  'handle-orders': { who: 'staff', roles: ['admin', 'reviewer'] },
  'confirm-order-payments': { who: 'staff', roles: ['admin', 'finance'] },
  'review-tool-requests': { who: 'staff', roles: ['admin', 'reviewer'] },
  'review-hire-requests': { who: 'staff', roles: ['admin', 'reviewer'] },
  'turn-features': { who: 'staff', roles: ['admin'] },
  'manage-webhooks': { who: 'staff', roles: ['admin'] },
  'grant-roles': { who: 'staff', roles: ['admin'], recentSecondFactor: true },
  'correct-accounts': { who: 'staff', roles: ['admin'], recentSecondFactor: true },
  'take-contacts-out': { who: 'staff', roles: ['admin'], recentSecondFactor: true },
  'export-history': { who: 'staff', roles: ['admin', 'auditor'], recentSecondFactor: true },
  'read-analytics': { who: 'staff', roles: ['admin'] },
  'export-figures': { who: 'staff', roles: ['admin', 'finance'], recentSecondFactor: true },
  'read-revenue': { who: 'staff', roles: ['admin', 'finance'] },
  'export-receipts': { who: 'staff', roles: ['admin', 'finance'], recentSecondFactor: true },
  'read-payments': { who: 'staff', roles: ['admin', 'finance'] },
  'confirm-program-fees': { who: 'staff', roles: ['admin', 'finance'] },
  'import-statements': { who: 'staff', roles: ['admin', 'finance'] },
  'decide-loans': { who: 'staff', roles: ['admin'] },
  operate: { who: 'staff', roles: ['admin', 'operator'] },
  'answer-privacy-requests': { who: 'staff', roles: ['admin'] },
  'erase-members': { who: 'staff', roles: ['admin'], recentSecondFactor: true },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;

/** Whether one of the roles passes the policy. */
export const allows = (policy: PolicyName, roles: readonly StaffRole[]): boolean => hasRoleFor(policies[policy], roles);
