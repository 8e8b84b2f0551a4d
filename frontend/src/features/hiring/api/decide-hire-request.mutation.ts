import { sendTo } from '../../../shared/api/requests';

export const decideHireRequest = sendTo('/api/admin/hire-requests/{requestId}/status');
