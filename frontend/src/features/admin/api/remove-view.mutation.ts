import { sendTo } from '../../../shared/api/requests';

export const removeView = sendTo('/api/admin/saved-views/{name}', { method: 'delete' });
