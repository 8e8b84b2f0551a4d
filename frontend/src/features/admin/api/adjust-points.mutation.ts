import { sendTo } from '../../../shared/api/requests';

export const adjustPoints = sendTo('/api/admin/members/{id}/points');
