import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type StaffMember = Answer<'/api/admin/staff'>['items'][number];
export type Role = StaffMember['roles'][number];
export type StaffInvitation = Answer<'/api/admin/staff/invitations'>['items'][number];

export const staffQuery = readQuery(['staff'], '/api/admin/staff');

export const staffInvitationsQuery = readQuery(['staff-invitations'], '/api/admin/staff/invitations');
