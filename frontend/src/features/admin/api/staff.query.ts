import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type StaffMember = Answer<'/api/admin/staff'>['items'][number];
export type Role = StaffMember['roles'][number];
export type StaffInvitation = Answer<'/api/admin/staff/invitations'>['items'][number];

const REFETCH_INTERVAL_MS = 30_000;

/** An accepted invitation adds a colleague at once. Sign-ins and roles that others give are polled. */
export const staffQuery = readQuery(
  ['staff-invitations', 'staff'],
  '/api/admin/staff',
  {},
  { refetchInterval: REFETCH_INTERVAL_MS },
);

export const staffInvitationsQuery = readQuery(['staff-invitations'], '/api/admin/staff/invitations');
