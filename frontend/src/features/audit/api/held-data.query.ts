import { queryOptions } from '@tanstack/react-query';
import { auditedRead } from '../../../shared/api/refetch';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type HeldData = Answer<'/api/audit/members/{id}/data'>;

export const heldDataQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['held-data', memberId],
    queryFn: readFrom('/api/audit/members/{id}/data', { path: { id: memberId } }),
    staleTime: Number.POSITIVE_INFINITY,
    ...auditedRead,
    retry: false,
  });
