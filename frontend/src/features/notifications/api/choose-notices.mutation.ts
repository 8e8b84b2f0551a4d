import { sendTo } from '../../../shared/api/requests';

export const chooseNotices = sendTo('/api/me/notice-settings', { method: 'put' });
