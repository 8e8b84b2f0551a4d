import { sendTo } from '../../../shared/api/requests';

/** One notification, or all up to one. */
export const markNotificationsRead = sendTo('/api/me/notifications/read');
