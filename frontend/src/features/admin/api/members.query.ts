import { keepPreviousData } from '@tanstack/react-query';
import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';
import type { Answer, Query } from '../../../shared/api/types';

export type MembersQuery = Query<'/api/admin/members'>;
export type ListedMember = Answer<'/api/admin/members'>['items'][number];
export type MemberCounts = Answer<'/api/admin/members'>['counts'];

export const memberQuery = (id: string) =>
  readQuery(['members', 'one', id], '/api/admin/members/{id}', { path: { id } }, auditedRead);

export const membersQuery = (query: MembersQuery) =>
  readQuery(['members', query], '/api/admin/members', { query }, { placeholderData: keepPreviousData });
