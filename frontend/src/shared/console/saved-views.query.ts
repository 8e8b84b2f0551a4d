import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../api/requests';
import type { Answer } from '../api/types';

export type SavedView = Omit<Answer<'/api/admin/saved-views'>['items'][number], 'filters'> & {
  filters: Record<string, string>;
};

/** The user's own views of every list, and those that colleagues share. */
export const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: readFrom('/api/admin/saved-views'),
  select: ({ items }) => items as SavedView[],
});
