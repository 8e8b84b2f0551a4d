import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export interface SavedView {
  name: string;
  filters: Record<string, string>;
}

export const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: readFrom('/api/admin/saved-views'),
  select: ({ items }) => items as SavedView[],
});
