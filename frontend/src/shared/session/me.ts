import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../api/client';

export const meQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => answer(api.GET('/api/me', { signal })),
});
