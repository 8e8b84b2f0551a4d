import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import { pagedQuery } from '../../../shared/api/paged-query';
import type { Answer } from '../../../shared/api/types';

export type Notification = Answer<'/api/me/notifications'>['items'][number];

/** The words come from the server, and tell days as the pages of this device do. */
const ask = (page: number, signal: AbortSignal) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return answer(api.GET('/api/me/notifications', { params: { query: { page, timeZone } }, signal }));
};

/** The newest, with the count of what is unread: what every page needs to know. */
export const newestQuery = queryOptions({
  queryKey: ['notifications', 'newest'],
  queryFn: ({ signal }) => ask(1, signal),
});

export const notificationsQuery = pagedQuery('notifications', ask);
