import { sendTo } from '../../../shared/api/requests';

/** Marks one notification as read, or all up to one. */
export const markNotificationsRead = sendTo('/api/me/notifications/read');
