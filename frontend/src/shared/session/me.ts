import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../api/requests';

const REFETCH_INTERVAL_MS = 2_000;

const readMe = readFrom('/api/me');

export const meQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: readMe,
  /** The application of a newcomer may open after the first answer and before the live line stands to tell of it. */
  refetchInterval: ({ state: { data } }) => data?.applicationReady === false && REFETCH_INTERVAL_MS,
});
