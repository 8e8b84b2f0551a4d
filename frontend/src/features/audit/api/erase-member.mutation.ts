import { sendTo } from '../../../shared/api/requests';

export const eraseMember = sendTo('/api/audit/members/{id}/erase');
