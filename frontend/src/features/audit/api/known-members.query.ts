import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type KnownMember = Answer<'/api/audit/members'>['items'][number];

export const memberLookupQuery = (q: string) =>
  queryOptions({
    queryKey: ['known-members', q],
    queryFn: readFrom('/api/audit/members', { query: { q } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
