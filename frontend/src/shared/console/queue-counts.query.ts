import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../api/requests';

export const queueCountsQuery = queryOptions({
  queryKey: ['waiting-requests'],
  queryFn: readFrom('/api/admin/queue-counts'),
});
