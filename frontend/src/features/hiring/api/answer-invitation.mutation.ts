import { sendTo } from '../../../shared/api/requests';

export const acceptInvitation = sendTo('/api/me/invitations/{id}/accept');
export const declineInvitation = sendTo('/api/me/invitations/{id}/decline');
