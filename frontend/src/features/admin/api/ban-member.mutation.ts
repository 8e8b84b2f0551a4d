import { sendTo } from '../../../shared/api/requests';

export const banMember = sendTo('/api/admin/members/{id}/ban');
