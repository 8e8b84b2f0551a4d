import type { Policy } from './policy.js';

/**
 * The policy table: who may call what. Every route names one of these; a route that names none stops the start.
 * Default deny: what is not listed does not exist.
 */
export const policies = {
  public: { who: 'anyone' },
  'own-account': { who: 'member', whileSuspended: true },
  'own-record': { who: 'member' },
  'own-journey': { who: 'member', types: ['Creator'] },
  'take-the-challenge': { who: 'member', types: ['Creator'], pro: true },
  'manage-members': { who: 'staff', roles: ['admin'] },
  'review-appraisals': { who: 'staff', roles: ['admin', 'reviewer'] },
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof policies;
