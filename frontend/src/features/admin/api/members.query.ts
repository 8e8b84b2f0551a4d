import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditedRead } from '../../../shared/api/refetch';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';

export type MembersQuery = Query<'/api/admin/members'>;
export type ListedMember = Answer<'/api/admin/members'>['items'][number];
export type MemberCounts = Answer<'/api/admin/members'>['counts'];

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ['members', 'one', id],
    queryFn: readFrom('/api/admin/members/{id}', { path: { id } }),
    ...auditedRead,
  });

export const membersQuery = (query: MembersQuery) =>
  queryOptions({
    queryKey: ['members', query],
    queryFn: readFrom('/api/admin/members', { query }),
    placeholderData: keepPreviousData,
  });
