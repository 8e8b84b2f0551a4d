import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';

export type StaffMember = Answer<'/api/admin/staff'>['items'][number];
export type Role = StaffMember['roles'][number];

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: ({ signal }) => answer(api.GET('/api/admin/staff', { signal })),
});
