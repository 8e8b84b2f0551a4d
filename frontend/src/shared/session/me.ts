import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client';

const SOON = 2_000;

export const meQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => answer(api.GET('/api/me', { signal })),
  /** The application of a newcomer may open after the first answer and before the live line stands to tell of it. */
  refetchInterval: ({ state: { data } }) => data?.applicationReady === false && SOON,
});
