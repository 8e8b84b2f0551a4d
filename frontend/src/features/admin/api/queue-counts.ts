import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type QueueCounts = Answer<'/api/admin/queue-counts'>;

export const queueCountsQuery = queryOptions({
  queryKey: ['waiting-requests'],
  queryFn: ({ signal }) => answer(api.GET('/api/admin/queue-counts', { signal })),
});
