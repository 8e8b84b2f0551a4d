import { sendTo } from '../../../shared/api/requests';

export const inviteStaff = sendTo('/api/admin/staff/invitations');
export const sendInvitationAgain = sendTo('/api/admin/staff/invitations/{id}/send-again');
export const withdrawInvitation = sendTo('/api/admin/staff/invitations/{id}', { method: 'delete' });
export const leaveStaff = sendTo('/api/admin/members/{id}/leave');
