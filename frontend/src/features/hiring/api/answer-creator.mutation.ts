import { sendTo } from '../../../shared/api/requests';

export const acceptCreator = sendTo('/api/me/hire-requests/{requestId}/invitations/{id}/accept');
export const declineCreator = sendTo('/api/me/hire-requests/{requestId}/invitations/{id}/decline');
