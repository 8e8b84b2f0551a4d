import { sendTo } from '../api/requests';

export const saveView = sendTo('/api/admin/saved-views');
export const removeView = sendTo('/api/admin/saved-views/{name}', { method: 'delete' });
export const removeSharedView = sendTo('/api/admin/saved-views/{memberId}/{name}', { method: 'delete' });
