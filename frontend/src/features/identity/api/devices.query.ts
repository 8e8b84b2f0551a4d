import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => answer(api.GET('/api/auth/sessions', { signal })),
});

export function signOutDevice(id: string) {
  return answer(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } }));
}

export function signOutEverywhere() {
  return answer(api.DELETE('/api/auth/sessions'));
}
