import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

type Timeline = Answer<'/api/admin/members/{id}/timeline'>;
export type Moment = Timeline['items'][number];

const PAGE = 50;

/** A member's life, newest first, as far back as one asks. */
export const timelinePages = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', id],
    queryFn: ({ pageParam: page, signal }) =>
      answer(
        api.GET('/api/admin/members/{id}/timeline', {
          params: { path: { id }, query: { page, pageSize: PAGE } },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }: Timeline) => (page * pageSize < total ? page + 1 : undefined),
  });
