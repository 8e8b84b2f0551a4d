import { sendTo } from '../../../shared/api/requests';

export const reactivateMember = sendTo('/api/admin/members/{id}/reactivate');
