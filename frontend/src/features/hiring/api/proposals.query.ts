import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const proposalsQuery = queryOptions({
  queryKey: ['availability', 'proposals'],
  queryFn: readFrom('/api/me/availability/proposals'),
});
