import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

export interface SavedView {
  name: string;
  filters: Record<string, string>;
}

export const savedViewsQuery = queryOptions({
  queryKey: ['saved-views'],
  queryFn: ({ signal }) => answer(api.GET('/api/admin/saved-views', { signal })),
  select: ({ items }) => items as SavedView[],
});

export function saveView(view: SavedView, key: string) {
  return answer(api.POST('/api/admin/saved-views', { params: { header: { 'Idempotency-Key': key } }, body: view }));
}

export function removeView({ name }: { name: string }) {
  return answer(api.DELETE('/api/admin/saved-views/{name}', { params: { path: { name } } }));
}
