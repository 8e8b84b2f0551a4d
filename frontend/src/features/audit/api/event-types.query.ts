import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: readFrom('/api/audit/event-types'),
  staleTime: Number.POSITIVE_INFINITY,
});
