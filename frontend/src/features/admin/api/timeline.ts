import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Moment = Answer<'/api/admin/members/{id}/timeline'>['items'][number];

export const MOMENTS_A_PAGE = 50;

/** A member's life, newest first. */
export const timelineQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['timeline', id, page],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/admin/members/{id}/timeline', {
          params: { path: { id }, query: { page, pageSize: MOMENTS_A_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
