import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type PendingAppraisal = Answer<'/api/admin/appraisals'>['items'][number];

export const pendingAppraisalsQuery = (query: Query<'/api/admin/appraisals'>) =>
  queryOptions({
    queryKey: ['pending-appraisals', query],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/appraisals', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
