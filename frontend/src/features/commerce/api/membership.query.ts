import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type Membership = Answer<'/api/me/membership'>;

export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/membership', { signal })),
});
