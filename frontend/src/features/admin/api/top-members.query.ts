import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Query } from '../../../shared/api/types';

export type Country = Query<'/api/admin/analytics/top-members'>['country'];

export const topMembersQuery = (country: Country) =>
  queryOptions({
    queryKey: ['top-members', country],
    queryFn: readFrom('/api/admin/analytics/top-members', { query: { country } }),
    placeholderData: keepPreviousData,
  });
