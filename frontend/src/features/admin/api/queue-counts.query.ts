import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type QueueCounts = Answer<'/api/admin/queue-counts'>;

export const queueCountsQuery = queryOptions({
  queryKey: ['waiting-requests'],
  queryFn: readFrom('/api/admin/queue-counts'),
});
