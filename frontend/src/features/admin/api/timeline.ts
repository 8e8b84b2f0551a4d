import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import { recordedLook } from '../../../shared/api/recorded-look';
import type { Answer } from '../../../shared/api/types';
import type { MemberRow } from './members';

export type Moment = Answer<'/api/admin/members/{id}/timeline'>['items'][number];

export const MOMENTS_A_PAGE = 50;

/** A member's life, newest first. Once the member's row is another one, more has happened. */
export const timelineQuery = (member: MemberRow, page: number) =>
  queryOptions({
    queryKey: ['timeline', member, page],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/admin/members/{id}/timeline', {
          params: { path: { id: member.userId }, query: { page, pageSize: MOMENTS_A_PAGE } },
          signal,
        }),
      ),
    ...recordedLook,
    placeholderData: keepPreviousData,
  });
