import { sendTo } from '../../../shared/api/requests';

export const reportWork = sendTo('/api/me/work/{id}/report');
export const rateWork = sendTo('/api/me/work/{id}/rating');
export const disputeWork = sendTo('/api/me/work/{id}/dispute');
export const settleDispute = sendTo('/api/admin/hire-requests/{requestId}/invitations/{id}/settlement');
