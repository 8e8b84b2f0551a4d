import { sendTo } from '../../../shared/api/requests';

export const allowChoice = sendTo('/api/admin/hire-requests/{requestId}/choice');
export const chooseCreators = sendTo('/api/me/hire-requests/{requestId}/invitations');
export const inviteCreators = sendTo('/api/admin/hire-requests/{requestId}/invitations');
