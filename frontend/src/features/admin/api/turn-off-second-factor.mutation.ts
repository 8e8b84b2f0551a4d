import { sendTo } from '../../../shared/api/requests';

export const turnOffSecondFactor = sendTo('/api/admin/members/{id}/second-factor/turn-off');
