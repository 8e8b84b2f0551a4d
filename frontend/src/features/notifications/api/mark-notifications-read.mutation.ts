import { sendTo } from '../../../shared/api/requests';
import type { Input } from '../../../shared/api/types';

export type ReadRequest = Input<'/api/me/notifications/read'>;

/** One notification, or all up to one. */
export const markNotificationsRead = sendTo('/api/me/notifications/read');
