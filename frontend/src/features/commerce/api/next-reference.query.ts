import { readQuery } from '../../../shared/api/read-query';
import type { Currency, PlanId } from '../plan-choice';

/** The reference for the next transfer. Once a claim names it, the server gives another one. */
export const nextReferenceQuery = (plan: PlanId, currency: Currency) =>
  readQuery(['program-fees', 'next-reference', plan, currency], '/api/me/program-fees/next-reference', {
    query: { plan, currency },
  });
