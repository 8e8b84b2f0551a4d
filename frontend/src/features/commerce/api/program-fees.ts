import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

export const programFeesQuery = queryOptions({
  queryKey: ['program-fees'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/program-fees', { signal })),
});
