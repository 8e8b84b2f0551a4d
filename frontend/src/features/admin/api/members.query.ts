import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type MembersQuery = Query<'/api/admin/members'>;
export type ListedMember = Answer<'/api/admin/members'>['items'][number];
export type MemberCounts = Answer<'/api/admin/members'>['counts'];

export const membersQuery = (query: MembersQuery) =>
  queryOptions({
    queryKey: ['members', query],
    queryFn: readFrom('/api/admin/members', { query }),
    placeholderData: keepPreviousData,
  });
