import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/api/paged-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type NewestNotifications = Answer<'/api/me/notifications'>;
export type Notification = NewestNotifications['items'][number];

/** The words come from the server, and tell days as the pages of this device do. */
const readPage = (page: number) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return readFrom('/api/me/notifications', { query: { page, timeZone } });
};

/** The newest, with the count of what is unread: what every page needs to know. */
export const newestQuery = queryOptions({
  queryKey: ['notifications', 'newest'],
  queryFn: (context) => readPage(1)(context),
});

export const notificationsQuery = pagedQuery('notifications', readPage);
