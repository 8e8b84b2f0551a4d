import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Currency, PlanId } from '../plan-choice';

/** What to write into the next payment for this, so that it can be found; another one once a claim names it. */
export const nextReferenceQuery = (plan: PlanId, currency: Currency) =>
  queryOptions({
    queryKey: ['program-fees', 'next-reference', plan, currency],
    queryFn: readFrom('/api/me/program-fees/next-reference', { query: { plan, currency } }),
  });
