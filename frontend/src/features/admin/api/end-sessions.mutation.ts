import { sendTo } from '../../../shared/api/requests';

export const endSessions = sendTo('/api/admin/members/{id}/sessions', { method: 'delete' });
