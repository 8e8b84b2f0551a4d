import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../api/requests';

const REFETCH_INTERVAL_MS = 2_000;

const readMe = readFrom('/api/me');

export const meQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: readMe,
  /** A newcomer's application may open before the socket is connected, so no message announces it: poll. */
  refetchInterval: ({ state: { data } }) => data?.applicationReady === false && REFETCH_INTERVAL_MS,
});
