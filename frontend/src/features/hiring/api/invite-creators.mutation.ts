import { sendTo } from '../../../shared/api/requests';

export const inviteCreators = sendTo('/api/admin/hire-requests/{requestId}/invitations');
