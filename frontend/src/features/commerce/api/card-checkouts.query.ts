import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

/** The visits to the card page, newest first. */
export const cardCheckoutsQuery = queryOptions({
  queryKey: ['card-checkouts'],
  queryFn: readFrom('/api/me/card-payments'),
});
