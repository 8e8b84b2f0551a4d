import { sendTo } from '../../../shared/api/requests';

export const recallInvitation = sendTo('/api/admin/hire-requests/{requestId}/invitations/{id}/recall');
export const recallOwnInvitation = sendTo('/api/me/hire-requests/{requestId}/invitations/{id}/recall');
