import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type StaffMember = Answer<'/api/admin/staff'>['items'][number];
export type Role = StaffMember['roles'][number];
export type StaffInvitation = Answer<'/api/admin/staff/invitations'>['items'][number];

export const staffQuery = queryOptions({ queryKey: ['staff'], queryFn: readFrom('/api/admin/staff') });

export const staffInvitationsQuery = queryOptions({
  queryKey: ['staff-invitations'],
  queryFn: readFrom('/api/admin/staff/invitations'),
});
