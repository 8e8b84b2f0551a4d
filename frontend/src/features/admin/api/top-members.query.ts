import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import type { Query } from '../../../shared/api/types';

export type Country = Query<'/api/admin/analytics/top-members'>['country'];

export const topMembersQuery = (country: Country) =>
  readQuery(
    ['top-members', country],
    '/api/admin/analytics/top-members',
    { query: { country } },
    { placeholderData: keepPreviousData },
  );
