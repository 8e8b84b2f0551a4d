import { readQuery } from '../../../shared/api/read-query';
import type { Currency, PlanId } from '../plan-choice';

/** What to write into the next payment for this, so that it can be found; another one once a claim names it. */
export const nextReferenceQuery = (plan: PlanId, currency: Currency) =>
  readQuery(['program-fees', 'next-reference', plan, currency], '/api/me/program-fees/next-reference', {
    query: { plan, currency },
  });
