import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import type { Answer } from '../../../shared/api/types';

export type HeldData = Answer<'/api/audit/members/{id}/data'>;

export const heldDataQuery = (memberId: string) =>
  readQuery(
    ['held-data', memberId],
    '/api/audit/members/{id}/data',
    { path: { id: memberId } },
    { staleTime: Number.POSITIVE_INFINITY, ...auditedRead, retry: false },
  );
