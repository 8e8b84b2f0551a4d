import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import type { Answer } from '../../../shared/api/types';

export type MemberState = Answer<'/api/audit/members/{id}/state'>;

/** The present state is always stale; a past state never changes. */
export const memberStateQuery = (memberId: string, at: string | undefined) =>
  readQuery(
    ['member-state', memberId, at ?? 'now'],
    '/api/audit/members/{id}/state',
    { path: { id: memberId }, query: at ? { at } : {} },
    { staleTime: at ? Number.POSITIVE_INFINITY : 0, ...auditedRead, placeholderData: keepPreviousData },
  );

/** The present state, read once and shared by all sections, as each read is recorded. */
export const memberStateNow = (memberId: string) =>
  queryOptions({ ...memberStateQuery(memberId, undefined), staleTime: Number.POSITIVE_INFINITY });
