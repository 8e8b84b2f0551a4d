import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditedRead } from '../../../shared/api/audited-read';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Moment = Answer<'/api/admin/members/{id}/timeline'>['items'][number];

export const PAGE_SIZE = 50;

/** A member's life, newest first. Once the member's row is another one, more has happened. */
export const timelineQuery = (member: { userId: string }, page: number) =>
  queryOptions({
    queryKey: ['timeline', member, page],
    queryFn: readFrom('/api/admin/members/{id}/timeline', {
      path: { id: member.userId },
      query: { page, pageSize: PAGE_SIZE },
    }),
    ...auditedRead,
    placeholderData: keepPreviousData,
  });
