import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

/** What the member may open follows from the profile, so it is asked again whenever that changes. */
export const accessQuery = queryOptions({
  queryKey: ['profile', 'access'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/access', { signal })),
});
