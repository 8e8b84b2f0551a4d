import { sendTo } from '../../../shared/api/requests';

export const withdrawHireRequest = sendTo('/api/me/hire-requests/{requestId}/withdraw');
