import { sendTo } from '../../../shared/api/requests';

export const banMember = sendTo('/api/admin/members/{id}/ban');
export const reactivateMember = sendTo('/api/admin/members/{id}/reactivate');
