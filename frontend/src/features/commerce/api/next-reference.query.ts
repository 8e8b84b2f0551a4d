import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

/** What to write into the next payment, so that it can be found; another one once a claim names it. */
export const nextReferenceQuery = queryOptions({
  queryKey: ['program-fees', 'next-reference'],
  queryFn: readFrom('/api/me/program-fees/next-reference'),
});
