import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer, Query } from '../../../shared/api/types';

export type MembersQuery = Query<'/api/admin/members'>;
export type MemberRow = Answer<'/api/admin/members'>['items'][number];
export type MemberCounts = Answer<'/api/admin/members'>['counts'];

export const membersQuery = (query: MembersQuery) =>
  queryOptions({
    queryKey: ['members', query],
    queryFn: ({ signal }) => answer(api.GET('/api/admin/members', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
