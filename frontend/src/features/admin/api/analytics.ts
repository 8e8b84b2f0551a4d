import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type Analytics = Answer<'/api/admin/analytics'>;
export type Span = NonNullable<Query<'/api/admin/analytics'>['days']>;
export type Country = Query<'/api/admin/analytics/top-members'>['country'];

const MINUTE = 60_000;

export const analyticsQuery = (days: Span) =>
  queryOptions({
    queryKey: ['analytics', days],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/analytics', { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE,
  });

export const topMembersQuery = (country: Country) =>
  queryOptions({
    queryKey: ['top-members', country],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/admin/analytics/top-members', { params: { query: { country } }, signal })),
    placeholderData: keepPreviousData,
  });
