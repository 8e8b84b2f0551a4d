import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../shared/api/paged-query';
import { asProblem } from '../../../shared/api/problem';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type NewestNotifications = Answer<'/api/me/notifications'>;
export type Notification = NewestNotifications['items'][number];

/** The server writes the texts. It uses this device's time zone for days, if it knows that zone. */
const readPage = (page: number) => async (context?: { signal?: AbortSignal }) => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const read = (zone: { timeZone?: string }) =>
    readFrom('/api/me/notifications', { query: { page, ...zone } })(context);
  return read({ timeZone }).catch((thrown: unknown) => {
    if (asProblem(thrown).status !== 400) throw thrown;
    return read({});
  });
};

/** The newest notifications and the unread count, which every page needs. */
export const newestQuery = queryOptions({
  queryKey: ['notifications', 'newest'],
  queryFn: (context) => readPage(1)(context),
});

export const notificationsQuery = pagedQuery('notifications', readPage);
