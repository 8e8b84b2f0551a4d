import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

export const programFeesQuery = queryOptions({
  queryKey: ['program-fees'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/program-fees', { signal })),
});

/** What to write into the next payment, so that it can be found; another one once a claim names it. */
export const nextReferenceQuery = queryOptions({
  queryKey: ['program-fees', 'next-reference'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/program-fees/next-reference', { signal })),
});
