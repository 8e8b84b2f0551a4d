import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import type { Answer } from '../../../shared/api/types';

export type MemberState = Answer<'/api/audit/members/{id}/state'>;

/** What is so now is asked for each time. */
export const memberStateQuery = (memberId: string, at: string | undefined) =>
  readQuery(
    ['member-state', memberId, at ?? 'now'],
    '/api/audit/members/{id}/state',
    { path: { id: memberId }, query: at ? { at } : {} },
    { staleTime: at ? Number.POSITIVE_INFINITY : 0, ...auditedRead, placeholderData: keepPreviousData },
  );

/** As it is now, looked at once for all that is shown of it. */
export const memberStateNow = (memberId: string) =>
  queryOptions({ ...memberStateQuery(memberId, undefined), staleTime: Number.POSITIVE_INFINITY });
