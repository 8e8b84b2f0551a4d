import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

export const walletQuery = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => answer(api.GET('/api/me/wallet', { signal })),
});
